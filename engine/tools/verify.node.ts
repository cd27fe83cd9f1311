import { readFileSync } from 'node:fs'
import { findGame, findRules } from '#games/all.ts'
import '#games/books.ts'
import { type CheckedClaim, checkClaim } from '../claim.ts'

/** `npm run fair:verify -- round.json`: plays a copied round again, or each of a list, and shows every draw of a single one. */
const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('name a file with a round, as the page of a round copies it, or a list of them')
const given: unknown = JSON.parse(readFileSync(file, 'utf8'))
const claims = Array.isArray(given) ? given : [given]
let wrong = 0
for (const [index, claim] of claims.entries()) {
  const checked = checkClaim(JSON.stringify(claim), (slug, hash) => findRules(slug, hash) ?? findGame(slug)?.definition)
  const name = claims.length === 1 ? 'the round' : `round ${index + 1}`
  if (!checked.ok) console.log(`${name} cannot be checked: ${checked.refusal}`)
  else report(name, checked.value, claims.length === 1)
  if (!checked.ok || !checked.value.verified.isTrue) wrong++
}
console.log(`${claims.length - wrong} true, ${wrong} not`)
process.exitCode = wrong === 0 ? 0 : 1

function report(name: string, { claim, verified }: CheckedClaim, isWhole: boolean): void {
  const { isTrue, faults, differences, draws, payout } = verified
  console.log(`${name} of ${claim.gameId}, nonce ${claim.nonce}: ${isTrue ? 'true' : faults.join(', ')}`)
  for (const { index, claimed, played } of isTrue ? [] : differences) {
    console.log(`  event ${index}: claimed ${JSON.stringify(claimed)}, played ${JSON.stringify(played)}`)
  }
  if (!isWhole) return
  for (const { at, label, word, n, value } of draws) console.log(`  word ${at}: ${word} of ${n} is ${value} (${label})`)
  console.log(`  wins ${payout} minor units for ${claim.bet.amount}`)
}
