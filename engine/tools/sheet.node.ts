import { mkdirSync, writeFileSync } from 'node:fs'
import { playableGames } from '#games/all.ts'
import '#games/books.ts'
import { entriesOf, readArgs, stopWith, wholeNumber } from './command-line.node.ts'
import { sampleRounds } from './sample.ts'
import { drawSheet } from './sheet.ts'

/**
 * `npm run game:par-sheet -- cherry-royale`: writes the PAR sheet of a game, or of all, as pages in `.cache/sheets/`.
 */
const { values, positionals } = readArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '200000' } },
})
const SEED = '5e'.repeat(32)
const folder = new URL('../../.cache/sheets/', import.meta.url)
mkdirSync(folder, { recursive: true })
const rounds = wholeNumber('--rounds', values.rounds, 1, 100_000_000)
const unknown = positionals.find((name) => !playableGames.some(({ slug }) => slug === name))
if (unknown !== undefined) stopWith(`No game is called '${unknown}': npm run game:par-sheet -- cherry-royale`)
for (const game of playableGames.filter(({ slug }) => positionals.length === 0 || positionals.includes(slug))) {
  const { definition } = game
  const samples = entriesOf(game).map(({ id }) => sampleRounds({ definition, mode: id, rounds, serverSeed: SEED }))
  const file = new URL(`${game.slug}.html`, folder)
  writeFileSync(file, drawSheet(game, samples))
  console.log(file.pathname)
}
