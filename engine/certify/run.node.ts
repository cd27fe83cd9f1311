import { writeFileSync } from 'node:fs'
import { playableGames } from '#games/all.ts'
import '#games/books.ts'
import { checkDefinition, faultText } from '../check-definition.ts'
import { certify } from './certify.ts'

/** Writes the certificates of the games named: `node engine/certify/run.node.ts voltage-sevens cherry-royale`. */
for (const slug of process.argv.slice(2)) {
  const game = playableGames.find((each) => each.slug === slug)
  if (!game) throw new Error(`no game is called ${slug}`)
  const data: unknown = JSON.parse(JSON.stringify(game.definition))
  const checked = checkDefinition(data)
  if (!checked.ok) {
    console.error(`${slug} is refused at ${faultText(data, checked.refusal)}`)
    process.exit(1)
  }
  const startedAt = performance.now()
  const certificate = certify(game.definition)
  const { topWin } = certificate.modes[0]
  if (game.definition.kind === 'slot' && !topWin.isCap) {
    const fault = { place: 'capMultiple', reason: 'cap-unreachable', wanted: `no round wins more than ${topWin.multiple} plays` }
    console.error(`${slug} is refused at ${faultText(data, fault)}`)
    process.exit(1)
  }
  const file = new URL(`../../games/${slug}/certificate.ts`, import.meta.url)
  writeFileSync(file, toModule(certificate))
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(2)
  for (const { id, rtp, sigma } of certificate.modes) console.log(`${slug} ${id}: RTP ${rtp.decimal}, sigma ${sigma}`)
  console.log(`${slug}: counted in ${seconds} s`)
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
