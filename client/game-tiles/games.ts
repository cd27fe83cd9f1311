import { useSuspenseQuery } from '@tanstack/react-query'
import type { Game } from '#features/play/lobby/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { useProfile } from '../player.ts'
import { gamesQuery } from './load-games.ts'

/** Every game that this visitor may see, with its lists. */
export const useGames = () => useSuspenseQuery(gamesQuery(useApi())).data

/** The visitor's game mode; guests default to coins. */
export const useMode = () => useProfile()?.gameMode ?? 'TournamentPoints'

/** The player's recently played games, latest first; empty for guests. */
export const useRecentGames = (): readonly string[] => useProfile()?.lastGames ?? []

/** The games of a list, in its order, without ids that this visitor may not see. */
export function pickGames(games: readonly Game[], ids: readonly string[]): Game[] {
  const byId = new Map(games.map((game) => [game.id, game]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
