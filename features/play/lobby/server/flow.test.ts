import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { initApp } from '#features/account/account/contract.ts'
import type * as allOfGames from '#games/all.ts'
import { allGames, playableGames } from '#games/all.ts'
import { HOUR_MS } from '#kernel/time.ts'
import { OWN_SERVER_HEADER } from '#platform/http/request-context.ts'
import * as contract from '../contract.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const GAME = 'cherry-royale'
const COMING = 'quiet-harbour'

/** Adds a coming game, as the house may have none to announce. */
vi.mock('#games/all.ts', async (original) => {
  const real = await original<typeof allOfGames>()
  const card = { ...real.findGame('cherry-royale')!, slug: 'quiet-harbour', title: 'Quiet Harbour', isComing: true as const }
  return { ...real, allGames: [...real.allGames, card] }
})

test('home has the parts of the slices that are on at the brand', async () => {
  const part = (id: string) => ({ id, home: async () => ({ [id]: 'here' }) })
  const besides = [{ ...part('quests'), isInEveryTheme: true as const }, part('theme-has-it-off')]
  await using other = await openTestSite({ besides, options: { 'theme-has-it-off': false } })
  const { payload } = (await other.visitor().call(contract.getHomePage)).body
  expect(payload).toMatchObject({ quests: 'here' })
  expect(payload).not.toHaveProperty('theme-has-it-off')
})

describe('games', () => {
  test('are complete, the playable ones open, the others coming', async () => {
    const { body } = await site.visitor().call(contract.getGames)
    expect(body.games).toHaveLength(allGames.length)
    const open = body.games.filter(({ componentOption }) => componentOption.state === 'playable').map(({ slug }) => slug)
    expect(open.sort()).toEqual(playableGames.map(({ slug }) => slug).sort())
  })

  test('are in the language of the page', async () => {
    const ask = async (locale: string) => {
      const { body } = await site.visitor().call(contract.getGames, { headers: { 'x-locale': locale } })
      return body.games.find(({ slug }) => slug === GAME)?.componentOption.rules
    }
    expect(await ask('es')).not.toBe(await ask('en'))
  })

  test('fill every row, and each has its pictures', async () => {
    const { body } = await site.visitor().call(contract.getHomePage)
    expect(body.payload.collections.every(({ gamesIds }) => gamesIds.length > 0)).toBe(true)
    expect(body.payload.schemeSections).toEqual(body.payload.collections.map(({ key }) => key))
    const filters = await site.visitor().call(contract.getGameFilters, { query: {} })
    expect(filters.body.menu.map(({ slug }) => slug)).toContain('all-games')
    expect(filters.body.issueGamesIds['all-games']).toHaveLength(allGames.length)
  })

  test('come from the group’s cache for an hour', async () => {
    const ask = async () => (await site.visitor().call(contract.getCachedGames, { query: {} })).body
    const fresh = await ask()
    await site.database.pool.query(
      "update lobby_cached_games set payload = jsonb_set(payload::jsonb, '{playerRestrictionIdsHash}', '\"kept\"')",
    )
    expect((await ask()).playerRestrictionIdsHash).toBe('kept')
    site.advance(HOUR_MS + 1)
    expect(await ask()).toEqual(fresh)
  })

  test('are built per request if the brand caches none', async () => {
    await using other = await openTestSite({ options: { lobby: { hasCachedGames: false } } })
    const ask = async () => (await other.visitor().call(contract.getCachedGames, { query: {} })).body
    expect(await ask()).toEqual(await ask())
    const { rows } = await other.database.pool.query('select 1 from lobby_cached_games')
    expect(rows).toEqual([])
  })

  test('are cached only for requests from our own server', async () => {
    const { body } = await site.visitor().call(contract.getCachedGames, { query: {} })
    const put = (headers: Record<string, string>) =>
      site.visitor().call(contract.putCachedGames, { query: { groupKey: 'velmora.en.test' }, body, headers })
    expect(await put({})).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(await put({ [OWN_SERVER_HEADER]: 'a guess' })).toMatchObject({ status: 403 })
    expect(await put({ [OWN_SERVER_HEADER]: site.source.ownServerSecret })).toMatchObject({ status: 200 })
  })
})

describe('home', () => {
  test('shows the growing jackpots by name, and no pending items to a guest', async () => {
    const of = async (locale: string) =>
      (await site.visitor().call(contract.getHomePage, { headers: { 'x-locale': locale } })).body.payload
    const { jackpots, openRounds } = await of('es')
    expect(openRounds).toEqual([])
    const named = jackpots.filter(({ mode, game }) => mode === 'TournamentPoints' && game === 'clover-crown')
    expect(named.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other))).toEqual([
      'Arcoíris',
      'Corona',
      'Trébol',
    ])
    expect(named.every(({ amount }) => amount > 0)).toBe(true)
  })
})

describe('favorites', () => {
  test('are added once, listed newest first with the games, and removed', async () => {
    const player = await site.player()
    const add = (gameId: string) => player.call(contract.addFavorite, { params: { gameId } })
    await add(GAME)
    site.advance(1)
    await add(COMING)
    expect((await add(GAME)).body.data.favoriteGames).toEqual([COMING, GAME])
    const { games } = (await player.call(contract.getGames)).body
    expect(
      games
        .filter(({ isFavorite }) => isFavorite)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([GAME, COMING].sort())
    expect((await player.call(initApp)).body).toMatchObject({ data: { favoriteGames: [COMING, GAME] } })
    const remove = () => player.call(contract.removeFavorite, { params: { gameId: COMING } })
    for (const { body } of await Promise.all([remove(), remove()])) expect(body.data.favoriteGames).toEqual([GAME])
  })

  test('belong to one player', async () => {
    const [one, two] = [await site.player(), await site.player()]
    await one.call(contract.addFavorite, { params: { gameId: GAME } })
    expect((await two.call(contract.getGames)).body.games.some(({ isFavorite }) => isFavorite)).toBe(false)
    expect(await site.visitor().call(contract.addFavorite, { params: { gameId: GAME } })).toMatchObject({ status: 401 })
    expect(await one.call(contract.addFavorite, { params: { gameId: 'no-game' } })).toMatchObject({ status: 404 })
  })
})

test('a reminder can be set only for a coming game', async () => {
  const player = await site.player()
  const remind = (gameId: string) => player.call(contract.addReminder, { params: { gameId } })
  const twice = await Promise.all([remind(COMING), remind(COMING)])
  for (const { body } of twice) expect(body.data.remindedGames).toEqual([COMING])
  expect(await remind(GAME)).toMatchObject({ status: 422 })
  const { games } = (await player.call(contract.getGames)).body
  expect(games.find(({ slug }) => slug === COMING)?.componentOption.isReminded).toBe(true)
  const removed = await player.call(contract.removeReminder, { params: { gameId: COMING } })
  expect(removed.body.data.remindedGames).toEqual([])
})

test('a player is reminded once of a game that opened, even by two processes, and of no other game', async () => {
  const player = await site.player()
  await player.call(contract.addReminder, { params: { gameId: COMING } })
  // The reminder was set while the game was still coming.
  await site.database.pool.query('insert into lobby_reminder (player, game, asked_at) values ($1, $2, now())', [
    player.playerId,
    GAME,
  ])
  const tell = site.slices.find(({ id }) => id === 'lobby')?.jobs?.find(({ name }) => name === 'notify-reminded')
  const job = { ...site.context, today: '2026-11-21' as const }
  await Promise.all([tell?.run(job), tell?.run(job)])
  await tell?.run(job)
  const { rows } = await site.database.pool.query(
    "select type, payload->>'key' as key from outbox.event where player = $1 and type in ('notification.wanted', 'offer-mail.wanted') order by id",
    [player.playerId],
  )
  const key = `game-open:${GAME}`
  expect(rows).toEqual([
    { type: 'notification.wanted', key },
    { type: 'offer-mail.wanted', key },
  ])
  expect((await player.call(initApp)).body.data).toMatchObject({ remindedGames: [COMING] })
})
