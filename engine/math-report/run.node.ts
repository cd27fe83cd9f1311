import { writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { InvariantError } from '#kernel/result.ts'
import { playableGames } from '#games/all.ts'
import '#games/books.ts'
import { checkDefinition, faultText } from '../check-definition.ts'
import type { GameDefinition } from '../definition.ts'
import { stopWith } from '../tools/command-line.node.ts'
import type { MathReport, PublishedReport } from './math-report.ts'
import { analyze } from './analyze.ts'

/** Writes the math reports of the named games, or of all: `node engine/math-report/run.node.ts voltage-sevens`. */
const named = process.argv.slice(2)
for (const slug of named.length > 0 ? named : playableGames.map((game) => game.slug)) {
  const game = playableGames.find((each) => each.slug === slug)
  if (!game) stopWith(`No game is called '${slug}': a new one is listed in games/all.ts and games/loaders.ts first.`)
  const startedAt = performance.now()
  const mathReport = counted(game.definition)
  const file = new URL(`../../games/${slug}/math-report.ts`, import.meta.url)
  writeFileSync(file, toModule(published(mathReport, game.mathReport)))
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(2)
  for (const { id, rtp, sigma } of mathReport.modes) console.log(`${slug} ${id}: RTP ${rtp.decimal}, sigma ${sigma}`)
  console.log(`${slug}: counted in ${seconds} s`)
}

/** Fails on an invalid definition, on one that no method can count, and on a cap that no round reaches. */
function counted(definition: GameDefinition): MathReport {
  const data: unknown = JSON.parse(JSON.stringify(definition))
  const checked = checkDefinition(data)
  if (!checked.ok) stopWith(`${definition.id} is refused at ${faultText(data, checked.refusal)}`)
  try {
    const mathReport = analyze(definition)
    const { topWin } = mathReport.modes[0]
    if (definition.kind !== 'slot' || topWin.isCap) return mathReport
    const fault = { place: 'capMultiple', reason: 'cap-unreachable', wanted: `no round wins more than ${topWin.multiple} plays` }
    stopWith(`${definition.id} is refused at ${faultText(data, fault)}`)
  } catch (error) {
    if (error instanceof InvariantError) stopWith(`${definition.id} cannot be counted: ${error.message}`)
    throw error
  }
}

/** The next version, dated today, if any figure changed. */
function published(counted: MathReport, before: PublishedReport | undefined): PublishedReport {
  const { game, defHash, modes } = counted
  const isSame =
    before !== undefined && isDeepStrictEqual(counted, { game: before.game, defHash: before.defHash, modes: before.modes })
  const version = isSame ? before.version : (before?.version ?? 0) + 1
  const countedOn = isSame ? before.countedOn : new Date().toISOString().slice(0, 10)
  return { game, defHash, version, countedOn, modes }
}

function toModule(mathReport: object): string {
  const data = JSON.stringify(mathReport, null, 2)
    .replace(/^(\s*)"([a-zA-Z]\w*)":/gm, '$1$2:')
    .replace(/"/g, "'")
    .replace(/(['}\]\w])\n/g, '$1,\n')
  return [
    "import type { PublishedReport } from '#engine/math-report/math-report.ts'",
    '',
    '/** Generated; `node engine/math-report/run.node.ts <slug>` writes it again after a change of the definition. */',
    `export const mathReport: PublishedReport = ${data}`,
    '',
  ].join('\n')
}
