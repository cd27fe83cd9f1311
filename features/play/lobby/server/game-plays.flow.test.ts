import { expect, test } from 'vitest'
import { openTestSite } from '#apps/site/testing/site.ts'
import { mintWith, played, SLUG } from '#apps/site/testing/spins.ts'
import type { Instant } from '#kernel/time.ts'
import { HOUR_MS } from '#kernel/time.ts'
import type { ServerFeature } from '#platform/feature.ts'
import type { TimeSpan } from '#platform/round-counts.ts'
import { getGames, getHomePage } from '../contract.ts'

test('rounds are rolled up once per hour and order the lobby', async () => {
  const asked: TimeSpan[] = []
  const rounds: ServerFeature = {
    id: 'rounds',
    isInEveryTheme: true,
    roundsByGame: async (_ctx, span) => {
      // Once a minute the players of the last minutes are counted as well.
      if (span.until - span.from >= HOUR_MS) asked.push(span)
      return [
        { game: 'lucky-cast', rounds: 30, players: 2 },
        { game: 'lucky-cast', rounds: 10, players: 1 },
      ]
    },
  }
  await using site = await openTestSite({ besides: [rounds] })
  const popular = async () =>
    (await site.visitor().call(getHomePage)).body.payload.collections.find(({ key }) => key === 'popularGames')?.gamesIds
  const before = await popular()
  expect(before?.[0]).not.toBe('lucky-cast')
  for (let hours = 0; hours < 3; hours++) {
    site.advance(HOUR_MS)
    await site.runJobs()
    await site.runJobs()
  }
  expect(asked).toHaveLength(3)
  for (const [nth, { from }] of asked.entries()) expect(from).toBe(asked[nth - 1]?.until ?? from)
  const { rows } = await site.database.pool.query('select game, day::int, month::int from lobby_game_plays')
  expect(rows).toEqual([{ game: 'lucky-cast', day: 120, month: 120 }])
  expect((await popular())?.[0]).toBe('lucky-cast')
  expect(await popular()).toHaveLength(before?.length ?? 0)
  const { games } = (await site.visitor().call(getGames)).body
  expect(games.find(({ slug }) => slug === 'lucky-cast')?.ranks.popular).toBe(0)
})

test('rounds are counted within their time span only', async () => {
  await using site = await openTestSite()
  const player = await mintWith(site, { coins: 100_000 })
  await played(player)
  await played(player)
  const now = site.clock.now()
  const count = async (from: Instant, until: Instant) =>
    site.slices.find(({ id }) => id === 'game-session')?.roundsByGame?.({ ...site.context, today: '2026-11-21' }, { from, until })
  expect(await count(now - HOUR_MS, now + 1)).toEqual([{ game: SLUG, rounds: 2, players: 1 }])
  expect(await count(now + 1, now + HOUR_MS)).toEqual([])
})
