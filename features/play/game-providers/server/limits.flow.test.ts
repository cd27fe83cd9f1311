import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectEvents } from '#apps/site/testing/expectations.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { chooseLimit } from '#features/protection/limits/contract.ts'
import type { JobContext } from '#platform/context.ts'
import type { DomainEvent } from '#platform/feature.ts'
import { changeFreeRounds, keepFreeRounds } from './free-rounds.ts'
import { registerProvider, sealOperatorKey } from './providers.ts'
import { benchOf } from './test-bench.ts'
import { GAME, provider } from './test-workshop.ts'

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

/** A provider's server that takes free rounds and answers changes of them with this status. */
async function providerThatAnswers(status: () => number): Promise<{ calls: string[]; url: string; close: () => void }> {
  const calls: string[] = []
  const server = createServer((request, response) => {
    calls.push(request.url!)
    response.writeHead(request.url === '/free-rounds' ? 200 : status()).end('{}')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { calls, url: `http://127.0.0.1:${port}/open`, close: () => void server.close() }
}

test.each([404, 405, 501])('a provider without the call that changes free rounds (%i) is told once', async (noSuchCall) => {
  const player = await site.player()
  let status = 500
  const remote = await providerThatAnswers(() => status)
  const operator_key = sealOperatorKey(site.context.vault, 'an-operator-key')
  await site.context.transaction((tx) => registerProvider(tx, { ...provider, launch_url: remote.url, operator_key }))
  const { jobs } = site.slices.find(({ id }) => id === 'game-providers')!
  const send = () => jobs!.find(({ name }) => name.endsWith('send-free-rounds'))!.run(site.context as JobContext)
  const toldOf = async () =>
    (await site.database.pool.query('select told, count from game_provider_free_rounds where id = $1', [id])).rows[0]
  const id = `back:${player.playerId}`
  const payload = { id, game: GAME, count: 3, betLevel: 100, lifetimeSeconds: 3_600 }
  const granted = { payload, playerId: player.playerId, at: site.clock.now() } as DomainEvent<'free-spins.granted'>
  await site.context.transaction((tx) => keepFreeRounds(tx, provider.id, granted))
  await send()
  expect(await toldOf()).toEqual({ told: 3, count: 3 })
  await site.context.transaction((tx) => changeFreeRounds(tx, id, -2))
  await send()
  expect(await toldOf()).toEqual({ told: 3, count: 1 })
  status = noSuchCall
  await send()
  await send()
  expect(await toldOf()).toEqual({ told: 1, count: 1 })
  expect(remote.calls).toEqual(['/free-rounds', '/free-rounds/change', '/free-rounds/change'])
  remote.close()
})
