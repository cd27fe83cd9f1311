import type { QueryClient } from '@tanstack/react-query'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import type { ApiClient } from '#ui/api/client.ts'
import { queryOf } from '#ui/api/query.ts'
import { type Collection, type Game, type GamesPayload, getHomePage } from '#features/play/lobby/contract.ts'
import { gamesQuery } from './load-games.ts'
import { firstTiles } from './row-shape.ts'

/** Up to here a document holds every game: reading them again would cost more than the bytes. */
export const WHOLE_MAX = 48

/**
 * Of many games, a document of home or lobby holds those that its first view shows: the first tiles of each row, games that
 * the page names elsewhere, and the player's own, without facts and words of later views.
 */
export async function keepFirstView(api: ApiClient, queries: QueryClient): Promise<void> {
  const { queryKey } = gamesQuery(api)
  const all = queries.getQueryData(queryKey)
  const home = queries.getQueryData(queryOf(api, getHomePage).queryKey)
  if (!all || !home || all.games.length <= WHOLE_MAX) return
  const { collections, ...sections } = home.payload
  const own = await ownGames(api, queries)
  const kept = keptGames(all, { collections, sections, own })
  queries.setQueryData(queryKey, kept, { updatedAt: 0 })
}

async function ownGames(api: ApiClient, queries: QueryClient): Promise<readonly string[]> {
  const { data } = await queries.ensureQueryData(queryOf(api, initApp))
  if (data.isGuest) return []
  const profile = await api.call(getProfile)
  return [...data.favoriteGames, ...profile.data.lastGames]
}

interface Shown {
  readonly collections: readonly Collection[]
  /** The other sections of the page, which name games by id. */
  readonly sections: unknown
  readonly own: readonly string[]
}

function keptGames(all: GamesPayload, { collections, sections, own }: Shown): GamesPayload {
  const rows = collections.flatMap(({ key, gamesIds }) => gamesIds.slice(0, firstTiles(key)))
  const ids = new Set([...rows, ...own, ...namesIn(sections)])
  const isKept = ({ id, componentOption }: Game) => ids.has(id) || componentOption.state === 'coming'
  return {
    ...all,
    games: all.games.filter(isKept).map(asTile),
    issueGamesIds: emptied(all.issueGamesIds),
    providerGamesIds: emptied(all.providerGamesIds),
  }
}

const asTile = (game: Game): Game => ({ ...withoutWords(game), facts: null })

/** Without the words of the game's modal. */
export const withoutWords = (game: Game): Game => ({
  ...game,
  componentOption: { ...game.componentOption, rules: '', tagline: null },
})

/** The names alone, by which pages know what exists. */
const emptied = (lists: Readonly<Record<string, readonly string[]>>): Record<string, string[]> =>
  Object.fromEntries(Object.keys(lists).map((name) => [name, []]))

/** Every text in it; the ids of games are among them. */
function namesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : []
}
