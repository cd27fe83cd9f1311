import { readFileSync } from 'node:fs'
import { findGame, findRules } from '#games/all.ts'
import '#games/books.ts'
import { type CheckedClaim, type CheckedPrize, checkClaim, checkPrizeClaim, type ClaimFault } from '../claim.ts'
import type { Result } from '#kernel/result.ts'
import { findGaps, type NumberedProof } from '../fair/gaps.ts'
import { type CheckedShared, checkSharedClaim } from '../fair/shared-claim.ts'
import type { Draw } from '../fair/stream.ts'
import { stopWith } from './command-line.node.ts'

/**
 * `npm run fair:verify -- round.json`: replays a copied round, prize or shared draw, or each of a list, and shows every
 * draw of a single one.
 */
const [file] = process.argv.slice(2)
if (file === undefined) {
  stopWith(
    'Name a file with a round, as the page of a round copies it, or with a list of them: npm run fair:verify -- round.json',
  )
}
const REASONS: Readonly<Record<ClaimFault, string>> = {
  unreadable: 'it is no whole round, prize or shared draw',
  unrevealed: 'its server seed is not revealed yet: a pair’s is when the next one takes over, a shared draw’s when it is over',
  'unknown-game': 'no game here is called so',
}
const given = readGiven(file)
const claims: readonly unknown[] = Array.isArray(given) ? given : [given]
let wrong = 0
for (const [index, claim] of claims.entries()) if (!check(claim, index)) wrong++
const numbered = claims.filter((claim): claim is NumberedProof => Number.isSafeInteger((claim as NumberedProof | null)?.nonce))
const gaps = claims.length === 1 ? [] : findGaps(numbered)
for (const { commit, missing } of gaps) console.log(`the pair ${commit} lacks ${missing.join(', ')}`)
console.log(`${claims.length - wrong} true, ${wrong} not`)
process.exitCode = wrong === 0 && gaps.length === 0 ? 0 : 1

/** Prints the verdict; false if the claim is wrong or cannot be checked. */
function check(claim: unknown, index: number): boolean {
  const text = JSON.stringify(claim)
  const isWhole = claims.length === 1
  const named = (kind: string): string => (isWhole ? `the ${kind}` : `${kind} ${index + 1}`)
  const shared = checkSharedClaim(text)
  const prize = shared ? undefined : checkPrizeClaim(text)
  if (shared?.ok) reportShared(named('draw'), shared.value, isWhole)
  else if (prize?.ok) reportPrize(named('prize'), prize.value, isWhole)
  if (shared ?? prize) return isHeld(shared ?? prize!, named(shared ? 'draw' : 'prize'))
  const round = checkClaim(text, (slug, hash) => findRules(slug, hash) ?? findGame(slug)?.definition)
  if (round.ok) report(named('round'), round.value, isWhole)
  return isHeld(round, named('round'))
}

function isHeld(checked: Result<{ verified: { isTrue: boolean } }, ClaimFault>, name: string): boolean {
  if (!checked.ok) console.log(`${name} cannot be checked: ${REASONS[checked.refusal]}`)
  return checked.ok && checked.value.verified.isTrue
}

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

function reportShared(name: string, { claim, verified }: CheckedShared, isWhole: boolean): void {
  const { isTrue, faults, values, draws } = verified
  console.log(`${name} ${claim.sharedDraw} of ${claim.rules.id}: ${isTrue ? 'true' : faults.join(', ')}`)
  if (!isTrue && values.length > 0) console.log(`  drawn ${values.join(', ')}`)
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
