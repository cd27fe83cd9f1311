import { expect, test } from 'vitest'
import { getProfile } from '#features/account/account/contract.ts'
import { settledProfile } from '#features/account/account/fixtures.ts'
import { FIRST_SCREEN_TILES } from '#client/game-tiles/tile-grid.tsx'
import type { KnownGames } from '#client/game-tiles/load-games.ts'
import { type Game, getGames } from '#features/play/lobby/contract.ts'
import { facts, gamesPayload } from '#features/play/lobby/fixtures.ts'
import { ApiClient } from '#ui/api/client.ts'
import { newQueryClient } from '#ui/api/query-client.ts'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { keepFavorites, keepFirstOf, keepFirstOfProviders, keepRecent } from './first-list.ts'

const example = gamesPayload.games[0]!
const numbered = (from: number, count: number) => Array.from({ length: count }, (_, nth) => `game-${from + nth}`)

/** Every tenth game is of low volatility; `game-70` is a favorite. */
const gameOf = (id: string, nth: number): Game => ({
  ...example,
  id,
  slug: id,
  isFavorite: nth === 70,
  facts: { ...facts, volatility: [nth % 10 === 0 ? 'low' : 'high'] },
  ranks: { popular: nth, newest: -nth },
})

/** What a document at this address has of a site with this many games. */
async function documentOf(trim: typeof keepRecent, address: string, total = 2_000) {
  const ids = numbered(0, total)
  const api = new ApiClient({ transport: new FakeServer().transport, locale: 'en', newKey: () => '' })
  const queries = newQueryClient()
  queries.setQueryData<KnownGames>(keyOf(getGames), {
    ...gamesPayload,
    games: ids.map(gameOf),
    issueGamesIds: { 'all-games': ids, 'popular-games': ids.slice(0, 100) },
    providerGamesIds: { house: ids.slice(0, 500), reference: ids.slice(500) },
  })
  const profile = { ...settledProfile, data: { ...settledProfile.data, lastGames: ['game-90', 'game-2'] } }
  queries.setQueryData(queryOf(api, getProfile).queryKey, profile)
  await trim(api, queries, { url: new URL(address, 'https://play.example'), params: {} })
  const { data, dataUpdatedAt } = queries.getQueryState<KnownGames>(keyOf(getGames))!
  return { data: data!, dataUpdatedAt, shown: data!.games.map(({ id }) => id) }
}

const library = keepFirstOf(() => ({ category: 'all-games' }))

test('of 2,000 games, a document has the first tiles of its list, its size, and facts for its filters', async () => {
  const { shown, data, dataUpdatedAt } = await documentOf(library, '/library')
  expect(shown).toEqual(numbered(0, FIRST_SCREEN_TILES))
  expect(data.sizes).toEqual({ 'category,all-games?': 2_000 })
  expect(data.games[0]).toMatchObject({ facts: { mechanic: facts.mechanic }, componentOption: { rules: '' } })
  expect(data.issueGamesIds['all-games']).toEqual(shown)
  expect(dataUpdatedAt, 'the browser reads the list again').toBe(0)
  expect(JSON.stringify(data).length).toBeLessThan(60_000)
})

test('a filtered and sorted list has the first tiles that match', async () => {
  const { shown, data } = await documentOf(library, '/library?volatility=low&sort=newest')
  expect(shown).toHaveLength(FIRST_SCREEN_TILES)
  expect(shown).toContain('game-1990')
  expect(shown).not.toContain('game-0')
  expect(data.sizes).toEqual({ 'category,all-games?volatility=low&sort=newest': 200 })
})

test('a list without matches keeps a game, so that it is not told to be empty', async () => {
  const { shown, data } = await documentOf(library, '/library?volatility=medium')
  expect(shown).toEqual(['game-0'])
  expect(Object.values(data.sizes!)).toEqual([0])
})

test('providers have their first games and sizes', async () => {
  const { shown, data } = await documentOf(keepFirstOfProviders, '/issues/providers')
  expect(shown).toEqual([...numbered(0, 3), ...numbered(500, 3)])
  expect(data.sizes).toEqual({ 'provider,house?': 500, 'provider,reference?': 1_500 })
})

test('favorites and recent games have popular ones below them', async () => {
  expect((await documentOf(keepFavorites, '/issues/favorites')).shown).toEqual([...numbered(0, 6), 'game-70'])
  const recent = await documentOf(keepRecent, '/issues/recent')
  expect(recent.shown).toEqual(['game-0', 'game-1', 'game-2', 'game-3', 'game-4', 'game-5', 'game-6', 'game-90'])
})

test('of a few games, a document has them all', async () => {
  const { shown, data, dataUpdatedAt } = await documentOf(library, '/library', 48)
  expect(shown).toHaveLength(48)
  expect(data.sizes).toBeUndefined()
  expect(dataUpdatedAt).toBeGreaterThan(0)
})
