import { type CheckedClaim, checkClaim as check, type Claim, type ClaimFault } from '#engine/claim.ts'
import type { RoundEvent } from '#engine/events.ts'
import type { Choice } from '#engine/round-contract.ts'
import { findGame, findRules, slotGames } from '#games/all.ts'
import type { Result } from '#kernel/result.ts'
import type { WireRoundDetail } from '../../contract.ts'

export const claimOf = ({ proof: { bet, ...proof }, events }: WireRoundDetail): Claim => ({
  ...proof,
  bet: {
    amount: bet.amount,
    ...(bet.terms && { terms: bet.terms }),
    ...(bet.pools && { pools: bet.pools }),
  },
  choices: proof.choices as readonly Choice[],
  events: events as unknown as readonly RoundEvent[],
})

/** A claim for the part of an address that is never sent to a server. */
export const claimHash = (claim: Claim): string => `#${encodeURIComponent(JSON.stringify(claim))}`

/** What the address carries, as text to be checked; empty where it carries nothing. */
export function textOfHash(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''))
  } catch {
    return ''
  }
}

export const checkClaim = (text: string): Result<CheckedClaim, ClaimFault> =>
  check(text, (slug, hash) => findRules(slug, hash) ?? findGame(slug)?.definition)

/** Some games play from books, which nobody needs who does not check a round of theirs. */
export async function openBooksFor(text: string): Promise<void> {
  if (slotGames.some(({ slug, definition }) => definition.book && text.includes(`"${slug}"`))) await import('#games/books.ts')
}
