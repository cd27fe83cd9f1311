import type { Game } from '#features/lobby/contract.ts'
import { pickGames, useGames } from '#client/shelf/games.ts'

/** Which list of games: a category's or a provider's. Small enough to be handed to a modal. */
export type GamesOf = { readonly category: string } | { readonly provider: string }

export function useGamesOf(list: GamesOf): Game[] {
  const { games, issueGamesIds, providerGamesIds } = useGames()
  const ids = 'category' in list ? issueGamesIds[list.category] : providerGamesIds[list.provider]
  return pickGames(games, ids ?? [])
}
