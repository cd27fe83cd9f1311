import type { QueryClient } from '@tanstack/react-query'
import { getProfile } from '#features/account/account/contract.ts'
import { WHOLE_MAX, withoutWords } from '#client/game-tiles/first-view.ts'
import { pickGames } from '#client/game-tiles/games.ts'
import type { KnownGames } from '#client/game-tiles/load-games.ts'
import { FIRST_SCREEN_TILES } from '#client/game-tiles/tile-grid.tsx'
import { type GamesPayload, getGames } from '#features/play/lobby/contract.ts'
import { keyOf, queryOf } from '#ui/api/query.ts'
import type { PageLocation, PageNeeds } from '#ui/page/page-data.ts'
import { applyFilters, NO_FILTERS, readFilters } from './filters.ts'
import { CARD_TILES, type GamesOf, idsOf, POPULAR, POPULAR_SHOWN, sizeName } from './games-of.ts'

interface Part {
  /** The games that the first view of the page shows. */
  readonly ids: readonly string[]
  readonly sizes: Readonly<Record<string, number>>
}

type Trim = NonNullable<PageNeeds['trim']>

/** Of many games, a document holds the first ones of its list, filtered and sorted as the address says. */
export const keepFirstOf =
  (listOf: (place: PageLocation) => GamesOf): Trim =>
  (_, queries, place) =>
    keepPart(queries, (all) => {
      const list = listOf(place)
      const filters = readFilters(place.url.searchParams)
      const games = pickGames(all.games, idsOf(all, list))
      const found = applyFilters(games, filters)
      // A list whose games all fail the filters differs from an empty one.
      const first = found.length > 0 ? found.slice(0, FIRST_SCREEN_TILES) : games.slice(0, 1)
      return { ids: first.map(({ id }) => id), sizes: { [sizeName(list, filters)]: found.length } }
    })

/** Each provider's first games. */
export const keepFirstOfProviders: Trim = (_, queries) =>
  keepPart(queries, ({ games, providerGamesIds }) => {
    const lists = Object.entries(providerGamesIds).map(([provider, ids]) => ({ provider, games: pickGames(games, ids) }))
    return {
      ids: lists.flatMap((list) => list.games.slice(0, CARD_TILES).map(({ id }) => id)),
      sizes: Object.fromEntries(lists.map((list) => [sizeName(list, NO_FILTERS), list.games.length])),
    }
  })

/** The player's favorites, and popular games below them. */
export const keepFavorites: Trim = (_, queries) =>
  keepPart(queries, (all) =>
    withPopular(
      all,
      all.games.flatMap(({ id, isFavorite }) => (isFavorite ? id : [])),
    ),
  )

/** The games that the player played last, and popular ones below them. */
export const keepRecent: Trim = (api, queries) => {
  const profile = queries.getQueryData(queryOf(api, getProfile).queryKey)
  keepPart(queries, (all) => withPopular(all, profile?.data.lastGames ?? []))
}

function withPopular({ issueGamesIds }: GamesPayload, own: readonly string[]): Part {
  const popular = (issueGamesIds[POPULAR] ?? []).filter((id) => !own.includes(id))
  return { ids: [...own, ...popular.slice(0, POPULAR_SHOWN)], sizes: {} }
}

function keepPart(queries: QueryClient, partOf: (all: GamesPayload) => Part): void {
  const queryKey = keyOf(getGames)
  const all = queries.getQueryData<KnownGames>(queryKey)
  if (!all || all.games.length <= WHOLE_MAX) return
  const { ids, sizes } = partOf(all)
  const isKept = new Set(ids)
  const keptIn = (lists: GamesPayload['issueGamesIds']) =>
    Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.filter((id) => isKept.has(id))]))
  const part: KnownGames = {
    ...all,
    games: all.games.filter(({ id }) => isKept.has(id)).map(withoutWords),
    issueGamesIds: keptIn(all.issueGamesIds),
    providerGamesIds: keptIn(all.providerGamesIds),
    sizes,
  }
  queries.setQueryData(queryKey, part, { updatedAt: 0 })
}
