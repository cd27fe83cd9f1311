import { expect, test, vi } from 'vitest'
import { FakeServer, refuse } from '#ui/testing/fake-server.ts'
import { initApp } from '#features/account/account/contract.ts'
import { guestInit } from '#features/account/account/fixtures.ts'
import { ApiClient } from '#ui/api/client.ts'
import { newQueryClient } from '#ui/api/query-client.ts'
import { type GamesPayload, getCachedGames, getGames } from '#features/play/lobby/contract.ts'
import { cachedGamesPayload, games, gamesPayload } from '#features/play/lobby/fixtures.ts'
import { isCachedGamesPayload, isGamesPayload } from './games-payload.ts'
import type { loadGames } from './load-games.ts'

const marks = { favoriteGames: ['frostfang'], remindedGames: ['ember-wyrm'] }
const init = (more: object) => ({ ...guestInit, data: { ...guestInit.data, ...marks, ...more } })
const hashed = init({ playerRestrictionIdsHash: gamesPayload.playerRestrictionIdsHash })

async function load(answers: { init?: typeof hashed; cached?: unknown; own?: unknown }) {
  vi.resetModules()
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const server = new FakeServer()
  server.answer(initApp, answers.init ?? hashed)
  server.answer(getCachedGames, (answers.cached ?? cachedGamesPayload) as never)
  server.answer(getGames, (answers.own ?? gamesPayload) as never)
  const api = new ApiClient({ transport: server.transport, locale: 'en', newKey: () => '' })
  const { loadGames: loadAnew } = (await import('./load-games.ts')) as { loadGames: typeof loadGames }
  const payload = await loadAnew(api, newQueryClient())
  const faults = warn.mock.calls.map(([fault]) => fault as string)
  warn.mockRestore()
  return { payload, faults, ownCalls: server.calls(getGames).length }
}

test('games come from the group’s cache, in order, merged with the visitor’s own data', async () => {
  const { payload, faults, ownCalls } = await load({})
  expect(faults).toEqual([])
  expect(ownCalls).toBe(0)
  expect(payload.games.map(({ id }) => id)).toEqual(games.map(({ id }) => id))
  const marked = (of: (game: GamesPayload['games'][number]) => boolean) => payload.games.filter(of).map(({ id }) => id)
  expect(marked(({ isFavorite }) => isFavorite)).toEqual(marks.favoriteGames)
  expect(marked(({ componentOption }) => componentOption.isReminded)).toEqual(marks.remindedGames)
})

test.each([
  ['no hash is known', { init: init({}) }, 'playerRestrictionIdsHash not found'],
  ['the cache holds no games', { cached: { ...cachedGamesPayload, games: {} } }, 'cached games not valid'],
  [
    'the cache is another group’s',
    { cached: { ...cachedGamesPayload, playerRestrictionIdsHash: 'other' } },
    'cached games not valid',
  ],
  ['the cache fails', { cached: refuse('internal', 500) }, 'cached games not valid'],
])('if %s, the fault is logged and the games are built for the visitor', async (_, answers, fault) => {
  const { payload, faults, ownCalls } = await load(answers)
  expect(faults).toEqual([fault])
  expect(ownCalls).toBe(1)
  expect(payload).toEqual(gamesPayload)
})

test('an invalid reply is fetched again', async () => {
  const { faults, ownCalls } = await load({ init: init({}), own: { ...gamesPayload, providers: [] } })
  expect(faults).toEqual(['playerRestrictionIdsHash not found', 'response from backend not valid'])
  expect(ownCalls).toBe(2)
})

test.each([
  ['no providers', { providers: [] }],
  ['games that are no list', { games: {} }],
  ['no games', { games: [] }],
  ['no menu', { menu: undefined }],
  ['a menu that is no list', { menu: {} }],
  ['no ids of lists', { issueGamesIds: {} }],
])('a payload with %s is invalid', (_, changes) => {
  expect(isGamesPayload({ ...gamesPayload, ...changes })).toBe(false)
})

test('a valid payload passes, and games by id are valid only from the cache', () => {
  expect(isGamesPayload(gamesPayload)).toBe(true)
  expect(isGamesPayload({ ...gamesPayload, menu: [] })).toBe(true)
  expect(isCachedGamesPayload(cachedGamesPayload)).toBe(true)
  expect(isCachedGamesPayload(gamesPayload)).toBe(false)
  expect(isGamesPayload(null)).toBe(false)
})
