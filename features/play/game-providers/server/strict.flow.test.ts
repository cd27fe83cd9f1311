import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { spin } from '#apps/site/testing/spins.ts'
import { registerProvider } from './providers.ts'
import { benchOf } from './test-bench.ts'
import { provider } from './test-workshop.ts'

let site: TestSite
beforeAll(async () => {
  const brand = { id: 'velmora', name: 'Velmora', timeZone: 'America/New_York', hosts: [], features: {} }
  site = await openTestSite({ themes: [{ ...brand, isPlayStrict: true }] })
  await site.context.transaction((tx) => registerProvider(tx, { ...provider, cards: [] }))
})
afterAll(() => site.close())

const { betOf, launched, richPlayer } = benchOf(() => site)

test('DSGN-1 where play is strict a provider’s rounds keep the cycle, with the house’s, and further bets of a round do not', async () => {
  const player = await richPlayer(100_000n)
  const token = await launched(player)
  const first = await betOf(player, token)
  expect([first.status, await first.again(100)]).toEqual(['OK', 'OK'])
  site.advance(4_999)
  expect((await betOf(player, token)).status).toBe('USER_DISABLED')
  expect(await spin(player)).toMatchObject({ status: 429, body: { code: 'too-fast' } })
  site.advance(1)
  const both = await Promise.all([betOf(player, token), betOf(player, token)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['OK', 'USER_DISABLED'])
})
