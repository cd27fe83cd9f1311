import { randomBytes } from 'node:crypto'
import { findGame } from '#games/all.ts'
import '#games/books.ts'
import { entriesOf, readArgs, serverSeed, stopWith, wholeNumber } from './command-line.node.ts'
import { sampleRounds, summaryOf } from './sample.ts'

/** `npm run game:simulate -- cherry-royale --rounds 1000000 --seed <64 hexadecimal digits>`: plays, and compares. */
const { values, positionals } = readArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '200000' },
    seed: { type: 'string', default: randomBytes(32).toString('hex') },
    mode: { type: 'string' },
  },
})
const [slug = ''] = positionals
const game = findGame(slug)
if (!game) stopWith(`No game is called '${slug}': npm run game:simulate -- cherry-royale`)
const known = entriesOf(game).map(({ id }) => id)
if (values.mode !== undefined && !known.includes(values.mode)) {
  stopWith(`${slug} is not played as '${values.mode}': its math report has ${known.join(', ')}.`)
}
const rounds = wholeNumber('--rounds', values.rounds, 1, 100_000_000)
const seed = serverSeed('--seed', values.seed)
console.log(`${game.title}, ${rounds.toLocaleString('en')} rounds, seed ${seed}`)
for (const entry of game.mathReport.modes) {
  if (values.mode !== undefined && values.mode !== entry.id) continue
  const sample = sampleRounds({ definition: game.definition, mode: entry.id, rounds, serverSeed: seed })
  const { rtp, rtpMargin, sigma, hitRate, topMultiple } = summaryOf(sample)
  const z = (rtp - Number(entry.rtp.decimal)) / (rtpMargin / 1.96)
  console.log(
    [
      `${entry.id}: return ${percent(rtp)} ± ${percent(rtpMargin)}, mathReport ${percent(Number(entry.rtp.decimal))}, z ${z.toFixed(2)}`,
      `  sigma ${sigma.toFixed(3)} (${Number(entry.sigma).toFixed(3)})`,
      `  winning rounds ${percent(hitRate)} (${percent(Number(entry.hitRate.decimal))})`,
      `  top win ${topMultiple.toFixed(2)} plays (${entry.topWin.multiple} once in ${Number(entry.topWin.oneIn).toLocaleString('en')})`,
    ].join('\n'),
  )
}

function percent(share: number): string {
  return `${(100 * share).toFixed(4)} %`
}
