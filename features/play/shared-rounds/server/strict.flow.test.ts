import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { played, spin } from '#apps/site/testing/spins.ts'
import { benchOf } from './testing/bench.ts'
import { watchGame } from './watch-round.ts'

vi.mock(import('#games/all.ts'), async (original) => (await import('./testing/fixture-game.ts')).withFlight(await original()))
// The test does what is due itself, so that nothing happens between two of its steps.
vi.mock(import('./clockwork.ts'), async (original) => ({
  ...(await original()),
  createClockwork: () => ({ wind: () => {}, tick: (_, game) => watchGame(site.context, game, 'job'), close: async () => {} }),
}))

let site: TestSite
beforeAll(async () => {
  const brand = { id: 'velmora', name: 'Velmora', timeZone: 'America/New_York', hosts: [], features: {} }
  site = await openTestSite({ themes: [{ ...brand, isPlayStrict: true }] })
})
afterAll(() => site.close())

const { balancesOf, bet, betIn, playerWith, roundWith } = benchOf(() => site)
const tooFast = { status: 429, body: { success: false, code: 'too-fast' } }

test('DSGN-1 where play is strict a shared bet keeps the cycle, with the rounds of other games, and takes nothing if refused', async () => {
  const [player, other] = [await playerWith(), await playerWith()]
  const round = await roundWith(player)
  await played(other)
  const before = await balancesOf(other)
  expect(await bet(other, round)).toMatchObject(tooFast)
  expect(await balancesOf(other)).toEqual(before)
  await betIn(player, round, { key: 'shared' })
  await betIn(player, round, { key: 'shared' })
  site.advance(4_999)
  expect(await spin(player)).toMatchObject(tooFast)
  site.advance(1)
  await betIn(other, round)
  await played(player)
})
