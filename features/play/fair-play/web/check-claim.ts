import { type CheckedClaim, checkClaim as check, type ClaimFault } from '#engine/claim.ts'
import { loadScreen } from '#client/tables/screens.ts'
import { findGame, findRules, playableGames, slotGames } from '#games/all.ts'
import type { Result } from '#kernel/result.ts'
import { loadBooks } from './load-books.ts'

/** Bundles the rules of all games, so that a check needs no server. */
export const checkClaim = (text: string): Result<CheckedClaim, ClaimFault> =>
  check(text, (slug, hash) => findRules(slug, hash) ?? findGame(slug)?.definition)

const playsFromBook = (text: string): boolean =>
  slotGames.some(({ slug, definition }) => definition.book && text.includes(`"${slug}"`))

/** False if the round needs a book that could not be loaded. */
export async function openBooksFor(text: string): Promise<boolean> {
  if (!playsFromBook(text)) return true
  try {
    await loadBooks()
    return true
  } catch {
    return false
  }
}

/** Preloads everything a check may need, so that no later check needs the network. */
export async function loadForChecks(): Promise<void> {
  const kinds = new Set(playableGames.map(({ definition }) => definition.kind).filter((kind) => kind !== 'slot'))
  await Promise.allSettled([loadBooks(), ...[...kinds].map(loadScreen)])
}
