import type { CachedGamesPayload, GamesPayload } from '#features/play/lobby/contract.ts'

/** Validity checks of the two game payloads; an invalid one is fetched again from the other source. */
export const isGamesPayload = (payload: unknown): payload is GamesPayload =>
  hasLists(payload) && Array.isArray(payload['games']) && payload['games'].length > 0

/** Cached games are keyed by id. */
export const isCachedGamesPayload = (payload: unknown): payload is CachedGamesPayload =>
  hasLists(payload) && isFilled(payload['games'])

function hasLists(payload: unknown): payload is Record<string, unknown> {
  if (!isFilled(payload)) return false
  const { providers, menu, issueGamesIds } = payload
  return Array.isArray(providers) && providers.length > 0 && Array.isArray(menu) && isFilled(issueGamesIds)
}

const isFilled = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0

/** The visitor's own part, which a group does not share. */
export interface Marks {
  readonly favoriteGames: readonly string[]
  readonly remindedGames: readonly string[]
}

/** A group's games as one visitor sees them. */
export function withMarks({ games, ...lists }: CachedGamesPayload, { favoriteGames, remindedGames }: Marks): GamesPayload {
  const order = new Map((lists.issueGamesIds['all-games'] ?? []).map((id, place) => [id, place]))
  const placeOf = (id: string) => order.get(id) ?? order.size
  return {
    ...lists,
    games: Object.values(games)
      .toSorted((one, other) => placeOf(one.id) - placeOf(other.id))
      .map((game) => ({
        ...game,
        isFavorite: favoriteGames.includes(game.id),
        componentOption: { ...game.componentOption, isReminded: remindedGames.includes(game.id) },
      })),
  }
}
