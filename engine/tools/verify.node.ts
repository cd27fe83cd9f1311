import { readFileSync } from 'node:fs'
import { findGame, findRules } from '#games/all.ts'
import '#games/books.ts'
import { type CheckedClaim, type CheckedPrize, checkClaim, checkPrizeClaim, type ClaimFault } from '../claim.ts'
import type { Draw } from '../fair/stream.ts'
import { stopWith } from './command-line.node.ts'

/** `npm run fair:verify -- round.json`: plays a copied round or prize again, or each of a list, and shows every draw of a single one. */
const [file] = process.argv.slice(2)
if (file === undefined) {
  stopWith(
    'Name a file with a round, as the page of a round copies it, or with a list of them: npm run fair:verify -- round.json',
  )
}
const REASONS: Readonly<Record<ClaimFault, string>> = {
  unreadable: 'it is no whole round or prize',
  unrevealed: 'its server seed is revealed once the pair of seeds is changed for the next',
  'unknown-game': 'no game here is called so',
}
const given = readGiven(file)
const claims = Array.isArray(given) ? given : [given]
let wrong = 0
for (const [index, claim] of claims.entries()) {
  const text = JSON.stringify(claim)
  const prize = checkPrizeClaim(text)
  const checked = prize ?? checkClaim(text, (slug, hash) => findRules(slug, hash) ?? findGame(slug)?.definition)
  const kind = prize ? 'prize' : 'round'
  const name = claims.length === 1 ? `the ${kind}` : `${kind} ${index + 1}`
  if (!checked.ok) console.log(`${name} cannot be checked: ${REASONS[checked.refusal]}`)
  else if (prize?.ok) reportPrize(name, prize.value, claims.length === 1)
  else report(name, checked.value as CheckedClaim, claims.length === 1)
  if (!checked.ok || !checked.value.verified.isTrue) wrong++
}
console.log(`${claims.length - wrong} true, ${wrong} not`)
process.exitCode = wrong === 0 ? 0 : 1

function readGiven(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    stopWith(`${path} cannot be read: ${(error as Error).message}`)
  }
}

function reportPrize(name: string, { claim, verified: { isTrue, faults, prize, draws } }: CheckedPrize, isWhole: boolean): void {
  console.log(`${name} of ${claim.rules.id}, nonce ${claim.nonce}: ${isTrue ? 'true' : faults.join(', ')}`)
  if (!isTrue && prize !== null) console.log(`  claimed ${claim.prize}, drawn ${prize}`)
  if (isWhole) showDraws(draws)
}

function report(name: string, { claim, verified }: CheckedClaim, isWhole: boolean): void {
  const { isTrue, faults, differences, draws, payout } = verified
  console.log(`${name} of ${claim.gameId}, nonce ${claim.nonce}: ${isTrue ? 'true' : faults.join(', ')}`)
  for (const { index, claimed, played } of isTrue ? [] : differences) {
    console.log(`  event ${index}: claimed ${JSON.stringify(claimed)}, played ${JSON.stringify(played)}`)
  }
  if (!isWhole) return
  showDraws(draws)
  console.log(`  wins ${payout} minor units for ${claim.bet.amount}`)
}

function showDraws(draws: readonly Draw[]): void {
  for (const { at, label, word, n, value } of draws) console.log(`  word ${at}: ${word} of ${n} is ${value} (${label})`)
}
