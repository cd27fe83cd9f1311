import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce, expectPush } from '#apps/site/testing/expectations.ts'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { backAgain } from '#apps/site/testing/people.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { switchFeature } from '#features/back-office/feature-switches/contract.ts'
import { beginAbsence } from '#features/protection/self-exclusion/contract.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { getPackages } from '#features/store/packages/contract.ts'
import { hearProvider } from '#features/store/payments/contract.ts'
import { checkInvariants } from '#ledger/index.ts'
import { DAY_MS, MINUTE_MS } from '#kernel/time.ts'
import { setCap } from '#platform/caps/caps.ts'
import type { ChargeFact } from '#platform/payments/fact.ts'
import { findMoneyFaults } from '#platform/payments/money-check.ts'
import { type CashOrder, getMethods, getOrder, openOrder, payOrder } from '../contract.ts'
import { MERCHANT, scriptedProvider } from '#apps/site/testing/scripted-provider.ts'

const provider = scriptedProvider()
const brand = (id: string) => ({ id, name: id, timeZone: 'America/New_York', hosts: [`${id}.example`], features: {} })
let site: TestSite
beforeAll(
  async () =>
    void (site = await openTestSite({
      mayBreakMoney: true,
      themes: [brand('velmora'), brand('second')],
      payments: [provider],
      trustProxy: true,
      jurisdiction: { check: 'address', privatePlace: 'US-TX', hiddenNetworks: ['198.51.100.0/24'] },
    })),
)
afterAll(() => site.close())

const PRESET = 'starter'
const charged = (cents: number, more: Partial<Extract<ChargeFact, { kind: 'charged' }>> = {}): ChargeFact => ({
  kind: 'charged',
  amount: { cents, currency: 'usd' },
  merchant: MERCHANT,
  ...more,
})

async function opened(player: TestPlayer, presetId = PRESET): Promise<CashOrder> {
  const { body } = await player.call(openOrder, { body: { presetId } })
  expect(body).toMatchObject({ success: true })
  return body.data!
}

const pay = (player: TestPlayer, { payment: { id } }: CashOrder, methodId: 'card' | 'trustly' = 'card') =>
  player.call(payOrder, { params: { id }, body: { methodId } })

/** Opens an order and begins its first attempt; returns what the provider got. */
async function begun(player: TestPlayer) {
  const order = await opened(player)
  await pay(player, order)
  return { order, reference: provider.begun.at(-1)!.reference }
}

const hear = (reference: string, ...facts: ChargeFact[]) => hearAt('velmora.example', reference, ...facts)

const hearAt = (host: string, reference: string, ...facts: ChargeFact[]) =>
  site.app.inject({
    method: 'POST',
    url: hearProvider.path.replace(':provider', provider.id),
    headers: { host, 'content-type': 'application/json', 'x-word': 'sesame' },
    payload: JSON.stringify(facts.map((fact) => ({ reference, at: 1, fact }))),
  })

const orderOf = async (player: TestPlayer, { payment: { id } }: CashOrder) =>
  (await player.call(getOrder, { params: { id } })).body.data

const balances = async (player: TestPlayer) => (await player.call(getProfile)).body.data.playerInfo.playerBalance

test('PAY-2 a charge credits coins and entries once, numbers the receipt and tells the pages', async () => {
  const player = await site.player()
  const before = await balances(player)
  const { order, reference } = await begun(player)
  expect(await orderOf(player, order)).toMatchObject({ state: 'needs-action', page: { window: 'frame' }, receipt: null })
  for (let times = 0; times < 3; times++) expect((await hear(reference, charged(order.orderSummary.money))).statusCode).toBe(200)
  const paid = await orderOf(player, order)
  expect(paid).toMatchObject({
    state: 'paid',
    page: null,
    receipt: { depositNumber: 1 },
    transactions: [{ type: 'in', status: 'charged' }],
  })
  const after = await balances(player)
  expect(after.coins - before.coins).toBe(order.preset.coins)
  expect(after.entries - before.entries).toBe(order.preset.entries)
  await expectPush(site, player, 'cash', { action: 'complete', paymentId: order.payment.id, depositNumber: 1 })
  expect((await player.call(getProfile)).body.data).toMatchObject({ depositsCount: 1, hasDeposits: true })
  const { rows } = await site.database.pool.query(
    "select payload from outbox.event where type = 'purchase.completed' and player = $1",
    [player.playerId],
  )
  expect(rows).toMatchObject([{ payload: { orderId: order.payment.id, nth: 1, cents: order.orderSummary.money } }])
})

test('a second press finds the first order and the first attempt, also at once', async () => {
  const player = await site.player()
  const [one, other] = await Promise.all([opened(player), opened(player)])
  expect(one.payment.id).toBe(other.payment.id)
  const before = provider.begun.length
  await Promise.all([pay(player, one), pay(player, one)])
  expect(provider.begun.length).toBe(before + 1)
})

test('PAY-1 a refusal opens the order again with the next method, and gives the limit back', async () => {
  const player = await site.player()
  const { order, reference } = await begun(player)
  await site.context.transaction((tx) =>
    setCap(tx, player.playerId, {
      scope: 'Purchases',
      kind: 'gross',
      period: 'day',
      setBy: 'player',
      amount: BigInt(order.orderSummary.money),
    }),
  )
  expect((await player.call(getMethods)).body.data.limitLeft).toBe(0)
  await hear(reference, { kind: 'declined', code: 'card-expired', message: 'The card has expired.' })
  expect(await orderOf(player, order)).toMatchObject({
    state: 'open',
    decline: { code: 'card-expired', message: 'The card has expired.', nextMethodId: 'trustly' },
  })
  expect((await player.call(getMethods)).body.data.limitLeft).toBe(order.orderSummary.money)
  expect((await pay(player, order, 'trustly')).body).toMatchObject({ success: true, data: { state: 'needs-action' } })
})

test('a purchase above the limit is refused before the provider hears of it', async () => {
  const player = await site.player()
  await site.context.transaction((tx) =>
    setCap(tx, player.playerId, { scope: 'Purchases', kind: 'gross', period: 'day', setBy: 'player', amount: 1n }),
  )
  const order = await opened(player)
  const before = provider.begun.length
  expect(await pay(player, order)).toMatchObject({ status: 403, body: { code: 'limit-reached' } })
  expect(provider.begun.length).toBe(before)
})

test('of two payments at once at the exact limit one begins, and the other never reaches the provider (LIM-8)', async () => {
  const player = await site.player()
  const orders = [await opened(player), await opened(player, 'stack')]
  const amount = BigInt(Math.max(...orders.map(({ orderSummary }) => orderSummary.money)))
  await site.context.transaction((tx) =>
    setCap(tx, player.playerId, { scope: 'Purchases', kind: 'gross', period: 'day', setBy: 'player', amount }),
  )
  const before = provider.begun.length
  const lock = { sql: 'select from purchase_order where player = $1 for update', values: [player.playerId] }
  const replies = await atOnce(
    site,
    lock,
    orders.map((order) => () => pay(player, order)),
  )
  expect(replies.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 403]))
  expect(provider.begun.length).toBe(before + 1)
})

describe('a payment is not begun', () => {
  test('by a self-excluded player; a charge that comes later is given back', async () => {
    const player = await site.player()
    const before = await balances(player)
    const { order, reference } = await begun(player)
    await player.call(beginAbsence, { body: { length: 'six-months' } })
    const back = await backAgain(site, player)
    const absent = { status: 403, body: { code: 'absent' } }
    expect(await back.call(openOrder, { body: { presetId: PRESET } })).toMatchObject(absent)
    expect(await pay(back, order)).toMatchObject(absent)
    await hear(reference, charged(order.orderSummary.money))
    expect(await orderOf(back, order)).toMatchObject({ state: 'given-back', receipt: null })
    expect(await balances(back)).toMatchObject({ coins: before.coins, entries: before.entries })
    site.advance(MINUTE_MS)
    await site.runJobs()
    expect(provider.refunds.at(-1)).toMatchObject({ reference, amount: { cents: order.orderSummary.money } })
  })

  test('from a place where purchases are closed', async () => {
    const player = await site.player()
    const order = await opened(player)
    const headers = { 'x-forwarded-for': '198.51.100.7' }
    const refused = { status: 403, body: { code: 'jurisdiction-refused' } }
    const before = provider.begun.length
    expect(await player.call(openOrder, { body: { presetId: PRESET }, headers })).toMatchObject(refused)
    const params = { id: order.payment.id }
    expect(await player.call(payOrder, { params, body: { methodId: 'card' }, headers })).toMatchObject(refused)
    expect(provider.begun.length).toBe(before)
  })

  test('while purchases are switched off, but money that is under way still buys or is given back', async () => {
    const player = await site.player()
    const { order, reference } = await begun(player)
    const wrong = await begun(await site.player())
    const owner = await signedInOperator(site, 'switches')
    const turn = async (isOn: boolean) => {
      await owner.call(switchFeature, { params: { feature: 'orders' }, body: { isOn, why: 'an incident at the provider' } })
      await site.liveSettings.refresh()
    }
    await turn(false)
    expect(await player.call(openOrder, { body: { presetId: PRESET } })).toMatchObject({ status: 404 })
    expect(await pay(player, order)).toMatchObject({ status: 404 })
    expect((await hear(reference, charged(order.orderSummary.money))).statusCode).toBe(200)
    await hear(wrong.reference, charged(1))
    site.advance(MINUTE_MS)
    await site.runJobs()
    expect(provider.refunds.map(({ reference: at }) => at)).toContain(wrong.reference)
    await turn(true)
    expect(await orderOf(player, order)).toMatchObject({ state: 'paid' })
  })
})

test('five refusals in ten minutes block further attempts (PAY-4)', async () => {
  const player = await site.player()
  const order = await opened(player)
  for (let times = 0; times < 5; times++) {
    await pay(player, order)
    await hear(provider.begun.at(-1)!.reference, { kind: 'declined', code: 'do-not-honor', message: null })
  }
  expect((await pay(player, order)).body).toEqual({ success: false, reasonType: 'too-many-tries' })
  site.advance(10 * MINUTE_MS)
  expect((await pay(player, order)).body).toMatchObject({ success: true })
})

describe('money that comes otherwise than expected', () => {
  test('a charge after the end still buys', async () => {
    const player = await site.player()
    const { order, reference } = await begun(player)
    site.advance(31 * MINUTE_MS)
    await hear(reference, charged(order.orderSummary.money))
    expect(await orderOf(player, order)).toMatchObject({ state: 'paid' })
  })

  test('a charge told at another brand’s host buys', async () => {
    const player = await site.player()
    const { order, reference } = await begun(player)
    await hearAt('second.example', reference, charged(order.orderSummary.money))
    expect(await orderOf(player, order)).toMatchObject({ state: 'paid' })
  })

  test('a second charge and one of another amount are given back', async () => {
    const player = await site.player()
    const { order, reference } = await begun(player)
    await hear(reference, { kind: 'declined', code: 'do-not-honor', message: null })
    await pay(player, order, 'trustly')
    const second = provider.begun.at(-1)!.reference
    await hear(second, charged(order.orderSummary.money))
    await hear(reference, charged(order.orderSummary.money))
    expect(await orderOf(player, order)).toMatchObject({ state: 'paid' })
    const wrong = await begun(await site.player())
    await hear(wrong.reference, charged(1))
    site.advance(MINUTE_MS)
    await site.runJobs()
    expect(provider.refunds.map(({ reference: at }) => at)).toEqual(expect.arrayContaining([second, wrong.reference]))
  })

  test('a lost reply is asked about, and an attempt that never arrived ends', async () => {
    const player = await site.player()
    const order = await opened(player)
    provider.script.push(() => Promise.reject(new Error('cut')))
    expect((await pay(player, order)).body).toMatchObject({ success: true, data: { state: 'paying' } })
    site.advance(MINUTE_MS)
    await site.runJobs()
    expect(await orderOf(player, order)).toMatchObject({
      state: 'open',
      decline: { code: 'provider-busy', nextMethodId: 'card' },
    })
  })

  test('a forged message changes nothing and leaves no row', async () => {
    const player = await site.player()
    const { order, reference } = await begun(player)
    const count = async () => (await site.database.pool.query('select count(*) from payment_fact')).rows[0].count
    const before = await count()
    const { statusCode } = await site.app.inject({
      method: 'POST',
      url: hearProvider.path.replace(':provider', provider.id),
      headers: { 'content-type': 'application/json', 'x-word': 'wrong' },
      payload: JSON.stringify([{ reference, at: 1, fact: charged(order.orderSummary.money) }]),
    })
    expect(statusCode).toBe(401)
    expect(await count()).toBe(before)
  })

  test('a dispute sets the goods aside, and a lost one takes them and leaves a debt for the rest', async () => {
    const player = await site.player()
    const { order, reference } = await begun(player)
    await hear(reference, charged(order.orderSummary.money))
    const cents = order.orderSummary.money
    const dispute = { kind: 'dispute', dispute: `dsp_${reference}`, cents, reason: 'fraud', evidenceDueAt: null } as const
    await hear(reference, { ...dispute, stage: 'opened' })
    expect(await orderOf(player, order)).toMatchObject({ state: 'disputed' })
    await hear(reference, { ...dispute, stage: 'lost' }, { ...dispute, stage: 'opened' })
    await hear(reference, { ...dispute, stage: 'lost' })
    const { rows } = await site.database.pool.query('select stage, coins_held from purchase_loss where subject = $1', [
      dispute.dispute,
    ])
    expect(rows).toEqual([{ stage: 'lost', coins_held: BigInt(order.preset.coins) }])
  })
})

test('nobody sees or pays the order of another player', async () => {
  const order = await opened(await site.player())
  const other = await site.player()
  expect(await other.call(getOrder, { params: { id: order.payment.id } })).toMatchObject({ status: 404 })
  expect(await pay(other, order)).toMatchObject({ status: 404 })
})

test('a site without a provider sells nothing', async () => {
  await using other = await openTestSite()
  const player = await other.player()
  expect((await player.call(openOrder, { body: { presetId: PRESET } })).body).toEqual({
    success: false,
    reasonType: 'purchases-closed',
  })
  expect((await player.call(getPackages)).body.data.sales.isOpen).toBe(false)
})

test('after all of this the books are whole, and every condition on money holds', async () => {
  site.advance(MINUTE_MS)
  await site.runJobs()
  expect(await checkInvariants(site.database.reader)).toEqual([])
  expect(await findMoneyFaults(site.database.reader, site.slices, 0)).toEqual([])
})

describe('a violated condition on money is found', () => {
  const root = async (statement: string, values: unknown[] = []) => {
    const client = await site.database.sessions.connect()
    try {
      await client.query('set role none')
      await client.query(statement, values)
    } finally {
      await client.query('reset role; set role croupier_app')
      client.release()
    }
  }
  const faults = async () => {
    const found = await findMoneyFaults(site.database.reader, site.slices, site.clock.now() - DAY_MS)
    return found.map(({ check, subject }) => [check, subject])
  }

  test('in an order, an attempt, a limit and a refund, and told to the log and the metrics once', async () => {
    const player = await site.player()
    const { order, reference } = await begun(player)
    await hear(reference, charged(order.orderSummary.money))
    const { id } = order.payment
    await root('update purchase_order set coins = coins + 1 where id = $1', [id])
    expect(await faults()).toEqual([['grant-is-as-ordered', id]])
    await root('update purchase_order set coins = coins - 1, receipt_no = null where id = $1', [id])
    expect(await faults()).toEqual([['one-grant-per-order', id]])
    await root("update purchase_order set receipt_no = nextval('purchase_receipt_no') where id = $1", [id])
    await root('update play_hour set given = given + 1 where player = $1', [player.playerId])
    expect(await faults()).toEqual([['limit-counts-live-and-paid-attempts', player.playerId]])
    await root('update play_hour set given = given - 1 where player = $1', [player.playerId])
    await root(
      "insert into purchase_refund (id, attempt, cents, reason, asked_at, state) values ('rfd-too-much', $1, 1000000, 'requested', now(), 'pending')",
      [reference],
    )
    // No operator decided it either.
    const undecided = ['two-people-decide-large-amounts', 'rfd-too-much']
    expect(await faults()).toEqual(expect.arrayContaining([['refunds-within-the-charge', reference], undecided]))
    site.advance(MINUTE_MS)
    await site.runJobs()
    const told = await site.database.pool.query("select subject from money_fault where check_id = 'refunds-within-the-charge'")
    expect(told.rows).toEqual([{ subject: reference }])
    site.advance(3 * DAY_MS)
    await site.runJobs()
    const standing = await site.database.pool.query('select from money_fault where subject = $1', [reference])
    expect(standing.rowCount, 'it stands until it is mended').toBe(1)
    await root("delete from purchase_refund where id = 'rfd-too-much'")
    site.advance(MINUTE_MS)
    await site.runJobs()
    expect((await site.database.pool.query('select from money_fault')).rows).toEqual([])
  })

  test('in a charge without a posting, an unasked attempt, and facts that could change', async () => {
    const { reference } = await begun(await site.player())
    await root('delete from payment_question where reference = $1', [reference])
    expect(await faults()).toEqual([['attempt-has-a-horizon', reference]])
    const lost = await begun(await site.player())
    await root(
      `insert into payment_fact (provider, reference, hash, fact, source, told_at, heard_at)
       values ('scripted', $1, '', $2, 'webhook', $3, $3)`,
      [lost.reference, JSON.stringify(charged(199)), new Date(site.clock.now()).toISOString()],
    )
    await root('alter table payment_fact disable trigger payment_fact_append_only')
    const found = (await faults()).map(([check]) => check)
    expect(found).toContain('charge-is-purchase-or-surplus')
    expect(found).toContain('books-say-what-the-provider-says')
    expect(found).toContain('facts-never-change')
    await root('alter table payment_fact enable trigger payment_fact_append_only')
  })
})
