import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { mintWith, played, STAKE } from '#apps/site/testing/spins.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import { fillFacts, refillFacts } from './fill-facts.ts'
import { readFacts } from './facts-store.ts'

let site: TestSite
let player: TestPlayer
beforeAll(async () => void (site = await openTestSite({ now: '2026-11-22T04:55:00Z' })))
beforeEach(async () => {
  player = await mintWith(site, { coins: 20 * STAKE })
  await played(player)
  await site.deliverEvents()
  site.advance(10 * MINUTE_MS)
  await played(player)
  await played(player)
  await site.deliverEvents()
})
afterAll(() => site.close())

const factsOf = async ({ playerId }: TestPlayer) => (await readFacts(site.context.reader, [playerId])).get(playerId)
const query = (text: string) => site.database.pool.query(text)
/** As for accounts from before the table. */
const forget = async () => {
  await query(`
    update promotion.player_facts set rounds = 0, last_played_on = null, rounds_since = '{}', coins_since = '{}', entries_since = '{}'`)
  await site.context.transaction(refillFacts)
}
const fill = (slices = site.slices) =>
  fillFacts({ database: site.database, slices, timeZoneOf: () => site.theme.timeZone }, () => true)

test('rounds from before the facts count as if they had been heard', async () => {
  const before = await factsOf(player)
  expect(before).toMatchObject({ rounds: 3, coinsSince: [2 * STAKE, 3 * STAKE] })
  await forget()
  expect((await factsOf(player))!.rounds).toBe(0)
  await site.runJobs()
  // The first day of the brand's calendar, which a migration took from UTC.
  expect(await factsOf(player)).toEqual({ ...before, registeredOn: '2026-11-21' })
})

test('rounds that the reader has not read yet are counted once, and a repeat changes nothing', async () => {
  await played(player)
  await forget()
  await Promise.all([fill(), fill()])
  expect((await factsOf(player))!.rounds).toBe(3)
  await site.deliverEvents()
  const after = await factsOf(player)
  expect(after!.rounds).toBe(4)
  await fill()
  expect(await factsOf(player)).toEqual(after)
  await site.context.transaction(refillFacts)
  await fill()
  expect(await factsOf(player)).toEqual(after)
})

test('a process that dies leaves the rest to the next one', async () => {
  const other = await mintWith(site, { coins: STAKE })
  await played(other)
  await site.deliverEvents()
  await forget()
  const dying = { id: 'dying', settledRounds: () => Promise.reject(new Error('the process dies')) }
  await expect(fill([dying])).rejects.toThrow('the process dies')
  expect((await factsOf(other))!.rounds).toBe(0)
  await fill()
  expect([(await factsOf(player))!.rounds, (await factsOf(other))!.rounds]).toEqual([3, 1])
})

test('events are not needed: rounds are the truth', async () => {
  await query('delete from outbox.event')
  await forget()
  await fill()
  expect((await factsOf(player))!.rounds).toBe(3)
})
