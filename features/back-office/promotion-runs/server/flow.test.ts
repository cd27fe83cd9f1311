import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atOnce } from '#apps/site/testing/expectations.ts'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { getOperator } from '#features/back-office/operators/contract.ts'
import type { AudienceTree } from '#kernel/audience/tree.ts'
import { HOUR_MS, type Instant } from '#kernel/time.ts'
import { roundSettled } from '#platform/events/index.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { emit } from '#platform/outbox/index.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { settledRound } from '#platform/testing/settled-round.ts'
import { setKillSwitch } from '#promotions/kill-switch.ts'
import { promotionEntry } from '#promotions/index.ts'
import { mendToy } from '#promotions/testing/mend-toy.ts'
import { publishRun, toyCampaign, toyPromotion } from '#promotions/testing/toy-promotion.ts'
import * as contract from '../contract.ts'

let barred = ''
const toySlice: ServerFeature = {
  ...promotionEntry(toyPromotion, 'toy'),
  isInEveryTheme: true,
  notReceiving: async (_ctx, _db, players) => players.filter((player) => player === barred),
}

let site: TestSite
let ann: TestClient
let run: string
beforeAll(async () => {
  site = await openTestSite({ besides: [toySlice] })
  ann = await signedInOperator(site, 'ann', 'crm')
})
beforeEach(async () => {
  ann = await signedInOperator(site, `ann-${site.clock.now()}`, 'crm')
  const endsAt = site.clock.now() + HOUR_MS
  run = await publishRun(site.context, toyCampaign, { config: { every: 2, coins: 100 }, endsAt })
})
afterEach(async () => {
  barred = ''
  site.advance(2 * HOUR_MS)
  await site.database.pool.query("update campaign set status = 'archived' where feature = 'toy'")
  await site.database.pool.query('delete from promotion.late_score')
})
afterAll(() => site.close())

const settle = async ({ playerId }: TestPlayer, stake: number, at: Instant = site.clock.now()) => {
  await site.context.transaction((tx) =>
    emit(tx, roundSettled, { playerId, at, payload: settledRound(site.context.newId('rnd'), { stake }) }),
  )
  await site.deliverEvents()
}
const report = async () => (await ann.call(contract.readRunReport, { params: { id: run } })).body.data
const held = async () => (await ann.call(contract.listHeld)).body.data
const why = 'the step was mended'
const replay = (by: TestClient, player: string) => by.call(contract.replayCell, { body: { run, player, why } })
const pay = (by: TestClient, event: string, board: string | null = null) =>
  by.call(contract.payLate, { body: { run, event, board, why } })
const refuse = (by: TestClient, event: string, board: string | null = null) =>
  by.call(contract.refuseLate, { body: { run, event, board, why } })
const confirm = (by: TestClient, event: string, board: string | null = null) =>
  by.call(contract.confirmRefusal, { body: { run, event, board, why } })
const explained = async (player: string) =>
  (await ann.call(contract.explainPlayer, { body: { run, player } })).body.data.explanation
const auditOf = async (what: string) =>
  (await site.database.pool.query('select why from audit_event where what = $1 and subject = $2', [what, run])).rows
const coinsOf = async ({ playerId }: TestPlayer): Promise<number> => {
  const { rows } = await site.database.pool.query(
    `select coalesce(sum(m.amount), 0)::int as sum from ledger.transfer t, unnest(t.movements) m
     where t.player = $1 and t.kind = 'toy' and m.asset = 'coins'`,
    [playerId],
  )
  return rows[0].sum
}
/** Coins of the first two places by stakes. */
const withPrizes = () =>
  site.database.pool.query(`update campaign set config = config || '{"prizes": [500, 300]}' where id = $1`, [run])
/** The run's end, once its results are computed; a parked cell holds them back for an hour. */
async function closeRun(waitMs = 0): Promise<void> {
  site.advance(2 * HOUR_MS)
  await site.runJobs()
  site.advance(waitMs)
  await site.closeRuns()
  ann = await signedInOperator(site, `late-${site.clock.now()}`, 'crm')
}

describe('the report of a run', () => {
  test('has what was granted, by state, and equals the ledger', async () => {
    const [one, other, third] = [await site.player(), await site.player(), await site.player()]
    barred = third.playerId
    for (const player of [one, one, one, one, other, other, third, third]) await settle(player, 50)
    const totals = await report()
    expect(totals).toMatchObject({ players: 3, paid: { coins: 300, entries: 0 }, costCents: 0, parked: 0, late: 0 })
    expect(totals.grants).toEqual([
      { state: 'held', kind: 'balance', grants: 1, players: 1, coins: 100, entries: 0 },
      { state: 'paid', kind: 'balance', grants: 3, players: 2, coins: 300, entries: 0 },
    ])
    const given = (await coinsOf(one)) + (await coinsOf(other)) + (await coinsOf(third))
    expect(totals.ledger).toEqual({ transfers: 3, withoutGrant: 0, coins: given, entries: 0 })
    expect(given).toBe(totals.paid.coins)
  })

  test('keeps its players after the end', async () => {
    const player = await site.player()
    await settle(player, 50)
    await closeRun()
    const totals = await report()
    expect(totals).toMatchObject({ players: 1, paid: { coins: 50 }, ledger: { transfers: 1, coins: 50 } })
    expect(totals.experiment).toBeNull()
  })

  test('is for operators with the right, of runs of their brand', async () => {
    const ask = async (client: TestClient, id = run) => (await client.call(contract.readRunReport, { params: { id } })).status
    const editor = await signedInOperator(site, `edith-${site.clock.now()}`, 'editor')
    expect([await ask(await site.player()), await ask(editor), await ask(ann, 'cmp_unknown'), await ask(ann)]).toEqual([
      401, 403, 404, 200,
    ])
  })
})

describe('a parked cell', () => {
  test('is listed and counted, fails again until its step is mended, and then is replayed once', async () => {
    const player = await site.player()
    for (const stake of [50, 666, 70]) await settle(player, stake)
    expect((await held()).parked).toMatchObject([
      { run, player: player.playerId, title: 'Toy', waiting: 2, type: 'round.settled' },
    ])
    expect((await ann.call(getOperator)).body.data?.waiting).toMatchObject({ '/operator/faults': 1 })
    expect((await replay(ann, player.playerId)).body).toMatchObject({ success: false, reasonType: 'failed' })
    expect((await held()).parked).toHaveLength(1)
    mendToy()
    expect((await replay(ann, player.playerId)).body).toEqual({ success: true, data: { folded: 2 } })
    expect((await replay(ann, player.playerId)).body).toEqual({ success: true, data: { folded: 0 } })
    await site.deliverEvents()
    expect(await held()).toEqual({ parked: [], ticks: [], late: [], scores: [] })
    expect(await coinsOf(player)).toBe(100)
    expect(await auditOf('promotion-cell-replayed')).toEqual([{ why }])
  })

  test('is replayed once by two at once', async () => {
    const player = await site.player()
    for (const stake of [50, 666]) await settle(player, stake)
    mendToy()
    const lock = { sql: 'select from promotion.player_cells where player = $1 for update', values: [player.playerId] }
    const replies = await atOnce(site, lock, [() => replay(ann, player.playerId), () => replay(ann, player.playerId)])
    expect(replies.map(({ body }) => (body.success ? body.data.folded : -1)).toSorted((a, b) => a - b)).toEqual([0, 1])
    expect(await auditOf('promotion-cell-replayed')).toHaveLength(1)
  })

  test('of a run that has closed meanwhile gets its results with the replay', async () => {
    const player = await site.player()
    for (const stake of [50, 666]) await settle(player, stake)
    await closeRun(2 * HOUR_MS)
    expect(await coinsOf(player)).toBe(0)
    mendToy()
    await replay(ann, player.playerId)
    await site.deliverEvents()
    expect(await coinsOf(player)).toBe(100 + 50 + 666)
    expect(await report()).toMatchObject({ players: 1, parked: 0 })
  })

  test('is replayed by operators with the right alone', async () => {
    const player = await site.player()
    const auditor = await signedInOperator(site, `audrey-${site.clock.now()}`, 'auditor')
    expect((await replay(auditor, player.playerId)).status).toBe(403)
    expect((await replay(player, player.playerId)).status).toBe(401)
  })
})

describe('a late event', () => {
  test('pays what it adds, once, also when two pay at once', async () => {
    const player = await site.player()
    const inTime = site.clock.now()
    await settle(player, 30)
    await closeRun()
    await settle(player, 50, inTime)
    const [late] = (await held()).late
    expect(late).toMatchObject({ run, player: player.playerId, type: 'round.settled' })
    const lock = { sql: 'select from promotion.late_event where event_id = $1 for update', values: [late!.event] }
    const replies = await atOnce(site, lock, [() => pay(ann, late!.event), () => pay(ann, late!.event)])
    // The second round's own prize, and the difference of the end's.
    expect(replies.map(({ body }) => (body.success ? body.data.granted : -1)).toSorted((a, b) => a - b)).toEqual([0, 2])
    expect((await pay(ann, late!.event)).body).toEqual({ success: true, data: { granted: 0 } })
    await site.deliverEvents()
    expect(await coinsOf(player)).toBe(30 + 50 + 100)
    expect((await held()).late).toEqual([])
    expect(await auditOf('promotion-late-event-paid')).toHaveLength(1)
    expect(await report()).toMatchObject({ paid: { coins: 180 }, ledger: { coins: 180 }, late: 0 })
  })

  test('joins a player who had no cell', async () => {
    const player = await site.player()
    const inTime = site.clock.now()
    await closeRun()
    await settle(player, 50, inTime)
    const [late] = (await held()).late
    expect((await pay(ann, late!.event)).body).toEqual({ success: true, data: { granted: 1 } })
    await site.deliverEvents()
    expect(await coinsOf(player)).toBe(50)
  })

  test('of a run that has become one for guests joins nobody and pays nothing', async () => {
    const player = await site.player()
    const inTime = site.clock.now()
    await closeRun()
    await settle(player, 50, inTime)
    await site.database.pool.query("update campaign set audience = 'guests' where id = $1", [run])
    const [late] = (await held()).late
    expect((await pay(ann, late!.event)).body).toEqual({ success: true, data: { granted: 0 } })
    await site.deliverEvents()
    expect(await coinsOf(player)).toBe(0)
    expect(await report()).toMatchObject({ players: 0, late: 0 })
    expect((await held()).late).toEqual([])
  })

  test('that means less than the player got is not paid; one operator asks to close it, and another confirms', async () => {
    const player = await site.player()
    const inTime = site.clock.now()
    await settle(player, 30)
    await closeRun()
    await settle(player, 50, inTime)
    await site.database.pool.query(`update promotion.late_event set payload = payload || '{"stake": -20}' where run = $1`, [run])
    const [late] = (await held()).late
    expect((await pay(ann, late!.event)).body).toMatchObject({ success: false, reasonType: 'downwards' })
    expect(await coinsOf(player)).toBe(30)
    const bob = await signedInOperator(site, `bob-${site.clock.now()}`, 'crm')
    const { event } = late!
    expect((await confirm(bob, event)).body).toEqual({ success: false, reasonType: 'not-requested' })
    const asked = await Promise.all([refuse(ann, event), refuse(ann, event)])
    expect(asked.map(({ body }) => body.success)).toEqual([true, true])
    expect((await held()).late).toMatchObject([{ refusal: { isOwn: true } }])
    expect((await confirm(ann, event)).body).toEqual({ success: false, reasonType: 'your-own' })
    const lock = { sql: 'select from promotion.late_event where event_id = $1 for update', values: [event] }
    const replies = await atOnce(site, lock, [() => confirm(bob, event), () => confirm(bob, event)])
    expect(replies.filter(({ body }) => body.success)).toHaveLength(1)
    expect((await refuse(ann, event)).body).toEqual({ success: false, reasonType: 'decided' })
    expect((await pay(ann, event)).body).toEqual({ success: true, data: { granted: 0 } })
    expect((await held()).late).toEqual([])
    expect(await coinsOf(player)).toBe(30)
    expect(await auditOf('promotion-late-refused')).toEqual([{ why }])
  })

  test('that scores moves the place, and pays what the place adds', async () => {
    const [player, other] = [await site.player(), await site.player()]
    await withPrizes()
    const inTime = site.clock.now()
    await settle(player, 10)
    await settle(other, 20)
    await closeRun()
    await settle(player, 50, inTime)
    const [late] = (await held()).late
    // The second round's own prize, the difference of the end's, and that of the second to the first place.
    expect((await pay(ann, late!.event)).body).toEqual({ success: true, data: { granted: 3 } })
    await site.deliverEvents()
    expect(await coinsOf(player)).toBe(10 + 300 + 50 + 100 + 200)
    expect(await coinsOf(other)).toBe(20 + 500)
    expect(await held()).toEqual({ parked: [], ticks: [], late: [], scores: [] })
  })

  test('is decided by operators with the right alone', async () => {
    const support = await signedInOperator(site, `sam-${site.clock.now()}`, 'support')
    expect((await pay(support, '1')).status).toBe(403)
    expect((await pay(await site.player(), '1')).status).toBe(401)
    for (const decision of [refuse, confirm]) {
      expect((await decision(support, '1')).status).toBe(403)
      expect((await decision(await site.player(), '1')).status).toBe(401)
      expect((await decision(ann, '1')).body).toEqual({ success: false, reasonType: 'decided' })
      expect((await decision(ann, '1', 'cmp_other')).status).toBe(404)
    }
  })
})

describe('a late score', () => {
  /** A parked player's score, replayed after the final table was stored without it. */
  async function lateScore(stake: number) {
    const [player, other] = [await site.player(), await site.player()]
    await withPrizes()
    for (const each of [10, 666]) await settle(player, each)
    await settle(other, 20)
    await closeRun(2 * HOUR_MS)
    mendToy()
    await site.database.pool.query('update promotion.parked_event set payload = payload || $2 where run = $1', [run, { stake }])
    await replay(ann, player.playerId)
    await site.deliverEvents()
    const [late] = (await held()).scores
    expect(late).toMatchObject({ run, board: run, player: player.playerId, mode: 'sum', points: stake, refusal: null })
    return { player, event: late!.event }
  }

  test('pays what the better place adds, once, also when two pay at once', async () => {
    const { player, event } = await lateScore(40)
    const before = await coinsOf(player)
    expect((await ann.call(getOperator)).body.data?.waiting).toMatchObject({ '/operator/faults': 1 })
    const lock = { sql: 'select from promotion.late_score where event_id = $1 for update', values: [event] }
    const replies = await atOnce(site, lock, [() => pay(ann, event, run), () => pay(ann, event, run)])
    expect(replies.map(({ body }) => (body.success ? body.data.granted : -1)).toSorted((a, b) => a - b)).toEqual([0, 1])
    await site.deliverEvents()
    expect(await coinsOf(player)).toBe(before + 200)
    expect((await held()).scores).toEqual([])
    expect(await auditOf('promotion-late-score-paid')).toHaveLength(1)
  })

  test('that leaves the place pays nothing and is decided', async () => {
    const { event } = await lateScore(5)
    expect((await pay(ann, event, run)).body).toEqual({ success: true, data: { granted: 0 } })
    expect((await held()).scores).toEqual([])
  })

  test('that means less is closed by two operators', async () => {
    const { player, event } = await lateScore(-10)
    const before = await coinsOf(player)
    expect((await pay(ann, event, run)).body).toMatchObject({ success: false, reasonType: 'downwards' })
    expect((await refuse(ann, event, run)).body).toEqual({ success: true })
    expect((await confirm(ann, event, run)).body).toEqual({ success: false, reasonType: 'your-own' })
    const bob = await signedInOperator(site, `bob-${site.clock.now()}`, 'crm')
    expect((await confirm(bob, event, run)).body).toEqual({ success: true })
    expect((await held()).scores).toEqual([])
    expect(await coinsOf(player)).toBe(before)
  })
})

describe('why, or why not', () => {
  const holding = (of: { readonly name: string; readonly holds: boolean | null }[], name: string) =>
    of.find((each) => each.name === name)?.holds

  test('names each condition with its value, and each grant with its cause', async () => {
    const player = await site.player()
    for (let round = 0; round < 2; round++) await settle(player, 50)
    const told = (await explained(player.login))!
    expect(told.player).toEqual({ id: player.playerId, login: expect.stringContaining('•••') })
    expect(told.conditions.filter(({ holds }) => holds === false)).toEqual([])
    expect(told.conditions).toContainEqual({ name: 'Joined', holds: null, value: 'yes' })
    expect(JSON.parse(told.cell!)).toMatchObject({ rounds: 2 })
    expect(told.grants).toMatchObject([
      { key: 'round:2', value: '1 coin', state: 'paid', cause: expect.stringMatching(/^event \d+, round\.settled$/) },
    ])
    expect(told.grants[0]!.configHash).toMatch(/^[0-9a-f]{64}$/)
    const { rows } = await site.database.pool.query("select after from audit_event where what = 'promotion-explanation-seen'")
    expect(rows.at(-1)?.after).toEqual({ seen: [player.playerId] })
  })

  test('shows the kill switch, a pause, a barred player and a parked cell', async () => {
    const player = await site.player()
    for (const stake of [50, 666]) await settle(player, stake)
    barred = player.playerId
    const kill = (isOn: boolean) =>
      site.context.transaction((tx) => setKillSwitch(tx, { brand: site.theme.id, isOn, by: 'ann', at: site.clock.now() }))
    await kill(true)
    await site.database.pool.query('update campaign set paused_at = starts_at where id = $1', [run])
    const { conditions } = (await explained(player.playerId))!
    await kill(false)
    expect(conditions.flatMap(({ name, holds }) => (holds === false ? [name] : []))).toEqual([
      'Not paused',
      'No kill switch',
      'Cell not parked',
      'May receive grants',
    ])
    expect(conditions.find(({ name }) => name === 'Cell not parked')?.value).toContain('a stake that this step cannot take')
  })

  test('goes through an audience condition by condition, with the player’s values', async () => {
    const tree: AudienceTree = {
      combinator: 'and',
      rules: [
        { field: 'state', operator: 'in', value: ['TX'] },
        { field: 'rounds', operator: '>=', value: 3 },
      ],
    }
    await site.database.pool.query('update campaign set join_audience = $2 where id = $1', [run, JSON.stringify(tree)])
    const player = await site.player({ state: 'TX' })
    await settle(player, 50)
    const told = (await explained(player.playerId))!
    const [sees, joins] = told.audiences
    expect(sees).toMatchObject({ name: 'Who sees it', holds: true, findings: [] })
    expect(joins).toMatchObject({
      name: 'Who may join',
      holds: false,
      findings: [
        { name: 'live in Texas', holds: true, value: 'State of residence: TX' },
        { name: 'have played at least 3 rounds', holds: false, value: 'Rounds: 1' },
      ],
    })
    expect([told.cell, holding(told.conditions, 'Time')]).toEqual([null, true])
  })

  test('knows accounts of this brand by number, login or email alone', async () => {
    expect(await explained('nobody-of-that-name')).toBeNull()
    const editor = await signedInOperator(site, `ed-${site.clock.now()}`, 'editor')
    const body = { run, player: 'demo' }
    expect((await editor.call(contract.explainPlayer, { body })).status).toBe(403)
    expect((await (await site.player()).call(contract.explainPlayer, { body })).status).toBe(401)
  })
})
