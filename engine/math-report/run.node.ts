import { writeFileSync } from 'node:fs'
import { InvariantError } from '#kernel/result.ts'
import { playableGames } from '#games/all.ts'
import '#games/books.ts'
import { checkDefinition, faultText } from '../check-definition.ts'
import type { GameDefinition } from '../definition.ts'
import { stopWith } from '../tools/command-line.node.ts'
import type { Certificate } from './certificate.ts'
import { certify } from './certify.ts'

/** Writes the certificates of the games named, of all without a name: `node engine/certify/run.node.ts voltage-sevens`. */
const named = process.argv.slice(2)
for (const slug of named.length > 0 ? named : playableGames.map((game) => game.slug)) {
  const game = playableGames.find((each) => each.slug === slug)
  if (!game) stopWith(`No game is called '${slug}': a new one is listed in games/all.ts and games/shelf.ts first.`)
  const startedAt = performance.now()
  const certificate = counted(game.definition)
  const file = new URL(`../../games/${slug}/certificate.ts`, import.meta.url)
  writeFileSync(file, toModule(certificate))
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(2)
  for (const { id, rtp, sigma } of certificate.modes) console.log(`${slug} ${id}: RTP ${rtp.decimal}, sigma ${sigma}`)
  console.log(`${slug}: counted in ${seconds} s`)
}

/** Stops at rules that make no sense, that nobody can count, or whose cap no round reaches. */
function counted(definition: GameDefinition): Certificate {
  const data: unknown = JSON.parse(JSON.stringify(definition))
  const checked = checkDefinition(data)
  if (!checked.ok) stopWith(`${definition.id} is refused at ${faultText(data, checked.refusal)}`)
  try {
    const certificate = certify(definition)
    const { topWin } = certificate.modes[0]
    if (definition.kind !== 'slot' || topWin.isCap) return certificate
    const fault = { place: 'capMultiple', reason: 'cap-unreachable', wanted: `no round wins more than ${topWin.multiple} plays` }
    stopWith(`${definition.id} is refused at ${faultText(data, fault)}`)
  } catch (error) {
    if (error instanceof InvariantError) stopWith(`${definition.id} cannot be counted: ${error.message}`)
    throw error
  }
}

function toModule(certificate: object): string {
  const data = JSON.stringify(certificate, null, 2)
    .replace(/^(\s*)"([a-zA-Z]\w*)":/gm, '$1$2:')
    .replace(/"/g, "'")
    .replace(/(['}\]\w])\n/g, '$1,\n')
  return [
    "import type { Certificate } from '#engine/certify/certificate.ts'",
    '',
    '/** Generated; `node engine/certify/run.node.ts <slug>` writes it again after a change of the definition. */',
    `export const certificate: Certificate = ${data}`,
    '',
  ].join('\n')
}
