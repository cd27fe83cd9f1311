import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectEvents } from '#apps/site/testing/expectations.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { chooseLimit } from '#features/protection/limits/contract.ts'
import { registerProvider } from './providers.ts'
import { benchOf } from './test-bench.ts'
import { provider } from './test-workshop.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await site.context.transaction((tx) => registerProvider(tx, provider))
})
afterAll(() => site.close())

const { betOf, launched, richPlayer } = benchOf(() => site)

test('a player’s limit stops bets as it stops rounds, and a rolled-back bet no longer counts (LIM-8)', async () => {
  const player = await richPlayer(10_000n)
  const token = await launched(player)
  const limit = { scope: 'TournamentPoints', kind: 'gross', period: 'day', amount: 150 } as const
  await player.call(chooseLimit, { body: limit })
  const first = await betOf(player, token)
  expect(first.status).toBe('OK')
  const [one, two] = await Promise.all([betOf(player, token), betOf(player, token)])
  expect([one.status, two.status]).toEqual(['USER_DISABLED', 'USER_DISABLED'])
  await expectEvents(site, player, 'limit.reached', [{ scope: 'TournamentPoints', kind: 'gross', period: 'day', amount: 100 }])
  expect(await first.rollback()).toBe('OK')
  const both = await Promise.all([betOf(player, token), betOf(player, token)])
  expect(both.filter(({ status }) => status === 'OK')).toHaveLength(1)
})

test('a limit per round counts every bet of the round (LIM-1)', async () => {
  const player = await richPlayer(10_000n)
  const token = await launched(player)
  const limit = { scope: 'TournamentPoints', kind: 'single', period: 'once', amount: 250 } as const
  await player.call(chooseLimit, { body: limit })
  const round = await betOf(player, token)
  expect([round.status, await round.again(150), await round.again(1)]).toEqual(['OK', 'OK', 'USER_DISABLED'])
  expect((await betOf(player, token, 250)).status).toBe('OK')
})
