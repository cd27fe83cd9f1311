import { expect, test } from 'vitest'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { guestInit, playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { ApiClient } from '#ui/api/client.ts'
import { newQueryClient } from '#ui/api/query-client.ts'
import { queryOf } from '#ui/api/query.ts'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { type Game, getHomePage } from '#features/play/lobby/contract.ts'
import { gamesPayload, homePage } from '#features/play/lobby/fixtures.ts'
import { keepFirstView, WHOLE_MAX } from './first-view.ts'
import { gamesQuery } from './load-games.ts'

const example = gamesPayload.games[0]!

/** What a document has of a site with this many games: a row of all and a row of the last ones. */
async function documentOf(count: number, visitor: 'guest' | 'player' = 'guest') {
  const ids = Array.from({ length: count }, (_, nth) => `game-${nth}`)
  const gameOf = (id: string): Game => {
    const state = id === 'game-1500' ? 'coming' : 'playable'
    return { ...example, id, slug: id, isFavorite: false, componentOption: { ...example.componentOption, state } }
  }
  const server = new FakeServer()
  server.answer(initApp, visitor === 'guest' ? guestInit : withFavorites(['game-900']))
  server.answer(getProfile, { ...settledProfile, data: { ...settledProfile.data, lastGames: ['game-800'] } })
  const api = new ApiClient({ transport: server.transport, locale: 'en', newKey: () => '' })
  const queries = newQueryClient()
  const { queryKey } = gamesQuery(api)
  queries.setQueryData(queryKey, {
    ...gamesPayload,
    games: ids.map(gameOf),
    issueGamesIds: { 'all-games': ids, fishing: ids.slice(-2) },
    providerGamesIds: { house: ids },
  })
  const rowOf = (key: string, gamesIds: string[]) => ({ key, slug: key, gamesIds, total: gamesIds.length })
  queries.setQueryData(queryOf(api, getHomePage).queryKey, {
    ...homePage,
    payload: {
      ...homePage.payload,
      collections: [rowOf('allGames', ids.slice(0, 60)), rowOf('topGames', ids.slice(-60))],
      jackpots: [{ game: 'game-1000', name: 'Grand', mode: 'SweepStakes', tier: 'grand', amount: 1 }],
    },
  })
  await keepFirstView(api, queries)
  return { ...queries.getQueryState(queryKey)!, shown: queries.getQueryData(queryKey)!.games.map(({ id }) => id) }
}

const withFavorites = (favoriteGames: string[]) => ({ ...playerInit, data: { ...playerInit.data, favoriteGames } })

const numbered = (from: number, count: number) => Array.from({ length: count }, (_, nth) => `game-${from + nth}`)

test('of 2,000 games, a document has the first tiles of each row, and games that the page names', async () => {
  const { shown, data, dataUpdatedAt } = await documentOf(2_000)
  expect(shown).toEqual([...numbered(0, 21), 'game-1000', 'game-1500', ...numbered(1_940, 7)])
  expect(data!.games.every(({ facts, componentOption }) => facts === null && componentOption.rules === '')).toBe(true)
  expect(data!.issueGamesIds, 'names of lists stay').toEqual({ 'all-games': [], fishing: [] })
  expect(dataUpdatedAt, 'the browser reads the list again').toBe(0)
})

test('a player also has favorites and recent games', async () => {
  const { shown } = await documentOf(2_000, 'player')
  expect(shown).toEqual(expect.arrayContaining(['game-800', 'game-900']))
})

test('of a few games, it has them all', async () => {
  const { shown, data, dataUpdatedAt } = await documentOf(WHOLE_MAX)
  expect(shown).toHaveLength(WHOLE_MAX)
  expect(data!.games[0]!.facts).toEqual(example.facts)
  expect(dataUpdatedAt).toBeGreaterThan(0)
})
