import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beginAbsence } from '#features/protection/self-exclusion/contract.ts'
import { openTestSite, type TestSite } from './testing/site.ts'
import { EVENT_TRIALS } from './testing/trials/event-trials.ts'
import { stop, turn } from './testing/trials/switches.ts'
import { begin, madeFor, paidBy, settle } from './testing/trials/trial.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

describe.each(EVENT_TRIALS.map((trial) => [trial.feature, trial] as const))('%s', (feature, trial) => {
  test('succeeds, and its grants are what the ledger moved', async () => {
    const { bench, player } = await begin(site, trial)
    expect((await madeFor(bench, feature, player)).grants).toEqual([])
    await trial.happen(bench, player)
    await settle(bench)
    const made = await madeFor(bench, feature, player)
    expect(made.grants).toMatchObject([{ state: 'paid' }])
    expect(made.moved['coins']).toBeGreaterThan(0)
    expect(made.moved).toEqual(paidBy(made))
  })

  test('repeated changes nothing', async () => {
    const { bench, player } = await begin(site, trial)
    await trial.happen(bench, player)
    await settle(bench)
    const made = await madeFor(bench, feature, player)
    await trial.happen(bench, player)
    await settle(bench)
    expect(await madeFor(bench, feature, player)).toEqual(made)
  })

  test('asked for twice at once happens once', async () => {
    const { bench, player } = await begin(site, trial)
    await using beside = await openTestSite({ beside: site })
    await trial.happen({ ...bench, site: quiet(bench.site) }, player)
    await Promise.all([settle(bench), settle({ site: beside })])
    const made = await madeFor(bench, feature, player)
    expect(made.grants).toMatchObject([{ state: 'paid' }])
    expect(made.moved).toEqual(paidBy(made))
  })

  test('does not happen while the feature or the brand’s promotions are off', async () => {
    const { bench, player } = await begin(site, trial)
    await stop(site, true)
    await trial.happen(bench, player)
    await settle(bench)
    await stop(site, false)
    await settle(bench)
    expect((await madeFor(bench, feature, player)).grants).toEqual([])
    await turn(site, feature, false)
    expect((await site.visitor().call(trial.page, { params: trial.params ?? {}, query: {} } as never)).status).toBe(404)
    await turn(site, feature, true)
  })

  test('is of its player alone', async () => {
    const { bench, player } = await begin(site, trial)
    const stranger = await site.player()
    await trial.happen(bench, player)
    await settle(bench)
    expect((await madeFor(bench, feature, stranger)).grants).toEqual([])
  })

  test('gives an absent player nothing, and one in a closed place no entries', async () => {
    const { bench, player } = await begin(site, trial)
    await player.call(beginAbsence, { body: { length: 'six-months' } })
    await trial.happen(bench, player)
    await settle(bench)
    expect(await madeFor(bench, feature, player)).toMatchObject({ grants: [{ state: 'held' }], moved: {} })
    for (const state of ['WA', 'CA']) {
      const there = await begin(site, trial, { state })
      await trial.happen(there.bench, there.player)
      await settle(there.bench)
      const made = await madeFor(there.bench, feature, there.player)
      expect(made.moved).toEqual({ coins: expect.any(Number) })
    }
  })
})

/** Nobody reads its events yet. */
const quiet = (of: TestSite): TestSite => ({ ...of, deliverEvents: async () => {} })
