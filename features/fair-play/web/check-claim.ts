import { type CheckedClaim, checkClaim as check, type ClaimFault } from '#engine/claim.ts'
import { findGame, findRules, slotGames } from '#games/all.ts'
import type { Result } from '#kernel/result.ts'

/** The rules of all games come with this: a check needs no connection. */
export const checkClaim = (text: string): Result<CheckedClaim, ClaimFault> =>
  check(text, (slug, hash) => findRules(slug, hash) ?? findGame(slug)?.definition)

/** Some games play from books, which nobody needs who does not check a round of theirs. */
export async function openBooksFor(text: string): Promise<void> {
  if (slotGames.some(({ slug, definition }) => definition.book && text.includes(`"${slug}"`))) await import('#games/books.ts')
}
