import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beginAbsence } from '#features/protection/self-exclusion/contract.ts'
import { setBrandCap } from '#promotions/claims/brand-cap.ts'
import { atOnce } from './testing/expectations.ts'
import { backAgain } from './testing/people.ts'
import { openTestSite, type TestPlayer, type TestSite } from './testing/site.ts'
import { CALL_TRIALS } from './testing/trials/call-trials.ts'
import { reasonsOf } from './testing/trials/reasons.ts'
import { stop, turn } from './testing/trials/switches.ts'
import { begin, type Bench, type CallTrial, madeFor, openRun, paidBy, promotionOf } from './testing/trials/trial.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const cap = (centsPerDay: number | null) =>
  site.context.transaction((tx) => setBrandCap(tx, { brand: site.theme.id, centsPerDay, by: 'a test', at: site.clock.now() }))
const change = async ({ run }: Bench, set: string) => {
  await site.database.pool.query(`update campaign set ${set} where id = $1`, [run])
  await site.database.pool.query('update promotion.revision set no = no + 1')
}

/** How a run or a cell comes to be refused by the engine. */
const ENGINE: Readonly<Record<string, (bench: Bench, player: TestPlayer) => Promise<unknown>>> = {
  'not-running': (bench) => change(bench, "status = 'archived'"),
  'not-eligible': (bench) =>
    change(bench, `join_audience = '{"combinator":"and","rules":[{"field":"vipLevel","operator":">=","value":99}]}'`),
  paused: ({ run }, { playerId }) =>
    site.database.pool.query(
      `insert into promotion.player_cells (player, cells) values ($1, jsonb_build_object($2::text, $3::jsonb))
       on conflict (player) do update set cells = promotion.player_cells.cells || excluded.cells`,
      [playerId, run, '{"cell": null, "isParked": true}'],
    ),
  'budget-exhausted': async (bench, { playerId }) => {
    // Prizes of test accounts take nothing of a budget.
    await site.database.pool.query('update player set is_test = false where id = $1', [playerId])
    return change(bench, `budget = '{"coins": 1, "entries": 1}'`)
  },
  'cap-reached': () => cap(1),
}
/** Joining comes before earning. */
const isOfNewcomers = (reason: string): boolean => reason === 'not-eligible'

const named = (trials: readonly CallTrial[]) =>
  trials.map((trial) => [`${trial.feature} ${trial.act ?? trial.contract.path}`, trial] as const)

describe.each(named(CALL_TRIALS))('%s', (_, trial) => {
  const { feature, act, call } = trial

  test('succeeds, and its grants are what the ledger moved', async () => {
    const { bench, player } = await begin(site, trial)
    const before = await madeFor(bench, feature, player)
    expect((await call(bench, player, 'first')).body).toMatchObject({ success: true })
    const after = await madeFor(bench, feature, player)
    expect(after.acts.length - before.acts.length).toBe(act ? 1 : 0)
    expect(after).not.toEqual(before)
    expect(after.moved).toEqual(paidBy(after))
    expect(after.grants.filter(({ state }) => state !== 'paid')).toEqual([])
  })

  describe('is refused for each of its reasons and changes nothing', () => {
    const { own, engine } = reasonsOf(trial, { siblings: CALL_TRIALS })

    test('no reason is untried', () => expect(own.untried).toEqual([]))

    test.each(Object.entries(trial.refusals))('%s', async (reasonType, refuse) => {
      expect((await refuse(await openRun(site, trial))).body).toEqual({ success: false, reasonType })
    })

    test.each(engine)('%s', async (reasonType) => {
      const { bench, player: earner } = await begin(site, trial)
      const player = isOfNewcomers(reasonType) ? await site.player() : earner
      await ENGINE[reasonType]!(bench, player)
      const before = await madeFor(bench, feature, player)
      expect((await call(bench, player, 'first')).body).toEqual({ success: false, reasonType })
      expect(await madeFor(bench, feature, player)).toEqual(before)
      await cap(null)
    })
  })

  test('repeated changes nothing', async () => {
    const { bench, player } = await begin(site, trial)
    const first = await call(bench, player, 'the-same')
    const made = await madeFor(bench, feature, player)
    expect((await call(bench, player, 'the-same')).body).toEqual(first.body)
    expect(await madeFor(bench, feature, player)).toEqual(made)
  })

  test('asked for twice at once happens once', async () => {
    const { bench, player } = await begin(site, trial)
    await site.database.pool.query('insert into promotion.player_cells (player) values ($1) on conflict do nothing', [
      player.playerId,
    ])
    const before = await madeFor(bench, feature, player)
    const calls = ['one', 'other'].map((key) => () => call(bench, player, key))
    const isAlone = act && promotionOf(site, feature).acts?.[act]?.isAlone
    const table = act ? 'promotion.player_cells' : 'promotion.grant'
    const lock = { sql: `select from ${table} where player = $1 for update`, values: [player.playerId] }
    await (isAlone ? Promise.all(calls.map((each) => each())) : atOnce(site, lock, calls))
    const after = await madeFor(bench, feature, player)
    const acts = after.acts.length - before.acts.length
    // Of two acts that exclude each other, the later one may come after the earlier one: an act that grants nothing.
    if (isAlone) expect([1, 2]).toContain(acts)
    else expect(acts).toBe(act ? 1 : 0)
    expect(after.moved).toEqual(paidBy(after))
    expect(after.grants.length - before.grants.length).toBeLessThanOrEqual(1)
  })

  test('does not happen while the feature or the brand’s promotions are off', async () => {
    const { bench, player } = await begin(site, trial)
    const before = await madeFor(bench, feature, player)
    await turn(site, feature, false)
    expect((await call(bench, player, 'off')).status).toBe(404)
    await turn(site, feature, true)
    await stop(site, true)
    const stopped = await call(bench, player, 'stopped')
    await stop(site, false)
    const isClaim = act ? promotionOf(site, feature).acts?.[act]?.isClaim : trial.isClaim
    if (isClaim) return expect(stopped.body).toMatchObject({ success: true })
    expect(await madeFor(bench, feature, player)).toEqual(before)
  })

  test('is of its player alone', async () => {
    const { bench, player } = await begin(site, trial)
    const before = await madeFor(bench, feature, player)
    const guest = { ...player, ...site.visitor() }
    expect((await call(bench, guest, 'guest')).status).toBe(401)
    await call(bench, await site.player(), 'stranger')
    expect(await madeFor(bench, feature, player)).toEqual(before)
  })

  test('gives an absent player nothing, and one in a closed place no entries', async () => {
    const { bench, player } = await begin(site, trial)
    const before = await madeFor(bench, feature, player)
    await player.call(beginAbsence, { body: { length: 'six-months' } })
    const absent = await call(bench, await backAgain(site, player), 'absent')
    if (trial.isOpen) expect(absent).toMatchObject({ status: 200, body: { success: true } })
    else {
      expect(absent).toMatchObject({ status: 403, body: { code: 'absent' } })
      expect(await madeFor(bench, feature, player)).toEqual(before)
      const blocked = await begin(site, trial, { state: 'WA' })
      const refused = await call(blocked.bench, blocked.player, 'blocked')
      expect(refused).toMatchObject({ status: 403, body: { code: 'jurisdiction-refused' } })
    }
    const limited = await begin(site, trial, { state: 'CA' })
    await call(limited.bench, limited.player, 'coins')
    expect((await madeFor(limited.bench, feature, limited.player)).moved['entries']).toBeUndefined()
  })
})
