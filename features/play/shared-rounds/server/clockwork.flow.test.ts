import { expect, test, vi } from 'vitest'
import { openTestSite } from '#apps/site/testing/site.ts'
import { mintWith } from '#apps/site/testing/spins.ts'
import { flight } from '#engine/crash/testing/fixture-flight.ts'
import { BETTING_MS, joinTable, placeBet } from '../contract.ts'

vi.mock(import('#games/all.ts'), async (original) => (await import('./testing/fixture-game.ts')).withFlight(await original()))

test('an open page keeps rounds coming, and a bet in one ends by itself', { timeout: 60_000 }, async () => {
  await using site = await openTestSite()
  const player = await mintWith(site, { coins: 100_000 })
  const params = { slug: flight.id }
  const join = async (body = {}) => (await player.call(joinTable, { params, body })).body.data
  const { chainEnd, clientSeed } = (await join()).table
  expect(clientSeed).toBeNull()
  await join({ seed: { chainEnd, clientSeed: '0f'.repeat(16) } })
  // Another seed for the same chain comes too late.
  expect((await join({ seed: { chainEnd, clientSeed: 'ff'.repeat(16) } })).table.clientSeed).toBe('0f'.repeat(16))
  await vi.waitFor(async () => expect((await join()).table.round).toMatchObject({ no: 1, state: 'open' }), 10_000)
  const { chain, no } = (await join()).table.round!
  const { body } = await player.call(placeBet, { params, body: { chain, no, stake: 1_000, auto: 101 } })
  expect(body.success).toBe(true)
  // The site's clock stands still, so that time passes with the test's steps only.
  await vi.waitFor(
    async () => {
      site.advance(BETTING_MS / 12)
      expect((await join()).bet?.state).not.toBe('open')
    },
    { timeout: 30_000, interval: 300 },
  )
})
