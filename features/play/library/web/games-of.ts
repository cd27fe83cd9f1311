import type { Game } from '#features/play/lobby/contract.ts'
import { pickGames, useGames } from '#client/game-tiles/games.ts'

/** A list of games by category or provider. Small enough to pass to a modal. */
export type GamesOf = { readonly category: string } | { readonly provider: string }

export function useGamesOf(list: GamesOf): Game[] {
  const { games, issueGamesIds, providerGamesIds } = useGames()
  const ids = 'category' in list ? issueGamesIds[list.category] : providerGamesIds[list.provider]
  return pickGames(games, ids ?? [])
}
