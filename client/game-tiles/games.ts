import { useSuspenseQuery } from '@tanstack/react-query'
import type { Game } from '#features/lobby/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { useProfile } from '../player.ts'
import { gamesQuery } from './load-games.ts'

/** Every game this visitor may see, and its lists. */
export const useGames = () => useSuspenseQuery(gamesQuery(useApi())).data

/** What the visitor plays with; a guest would begin with coins. */
export const useMode = () => useProfile()?.gameMode ?? 'TournamentPoints'

/** What the player played lately, the latest first; nothing for a guest. */
export const useRecentGames = (): readonly string[] => useProfile()?.lastGames ?? []

/** The games of a list, in its order; ids that this visitor may not see are left out. */
export function pickGames(games: readonly Game[], ids: readonly string[]): Game[] {
  const byId = new Map(games.map((game) => [game.id, game]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
