import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { type SitePayments, startSandboxPayments } from '#apps/site/testing/sandbox-payments.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { proposeRefund } from '#features/back-office/payments-desk/contract.ts'
import { openOrder, payOrder } from '#features/store/orders/contract.ts'
import { type CalendarDay, DAY_MS, HOUR_MS } from '#kernel/time.ts'
import { checkInvariants, readHouseBalances } from '#ledger/index.ts'
import { rollUpAll } from '#ledger/testing/roll-up-all.ts'
import type { StatementLine } from '#platform/payments/provider.ts'
import { closeBooksCase, readBooks, readMoneyReport } from '../contract.ts'

let payments: SitePayments
let site: TestSite
/** Changes what the provider's statements say. */
let bend: (lines: readonly StatementLine[]) => readonly StatementLine[] = (lines) => lines
beforeAll(async () => {
  payments = await startSandboxPayments()
  const provider = {
    ...payments.provider,
    statement: async (day: CalendarDay) => bend((await payments.provider.statement?.(day)) ?? []),
  }
  site = await openTestSite({ payments: [provider] })
  payments.connect(site)
})
afterAll(async () => {
  await site.close()
  await payments.close()
})

async function paid({ isTest = false } = {}) {
  const player = await site.player({ isTest })
  const { body } = await player.call(openOrder, { body: { presetId: 'starter' } })
  const { id } = body.data!.payment
  await player.call(payOrder, { params: { id }, body: { methodId: 'card' } })
  const reference = payments.lastReference()
  await payments.act(reference, 'approve')
  await payments.deliver()
  return { id, player, cents: body.data!.orderSummary.money, reference }
}

/** Signed in again, as sessions end after a night. */
let nights = 0
const books = async () => {
  const operator = await signedInOperator(site, `books-${nights++}`, 'payments')
  return { operator, data: (await operator.call(readBooks)).body.data }
}

async function nextDay() {
  site.advance(DAY_MS)
  await site.runJobs()
}

const inBooks = async () => {
  await rollUpAll(site.database)
  const balances = await readHouseBalances(site.database.reader)
  return (account: string): number =>
    Number(balances.find((each) => each.account === account && each.asset === 'usd')?.minor ?? 0)
}

test('a day whose three sides agree is reconciled without a case, and fees and settlement are booked once', async () => {
  const { cents } = await paid()
  const other = await paid()
  const { operator } = await books()
  const body = { cents: 99, reason: 'goodwill', why: 'a late delivery' } as const
  await operator.call(proposeRefund, { params: { id: other.id }, body })
  await payments.deliver()
  await nextDay()
  await site.runJobs()
  const { data } = await books()
  expect(data.cases).toEqual([])
  expect(data.statements).toMatchObject([{ day: '2026-11-21', lines: 4, openCases: 0 }])
  const [{ feeCents, settledCents }] = data.statements as [(typeof data.statements)[0]]
  expect(settledCents).toBe(2 * cents - 99 - feeCents)
  const usd = await inBooks()
  expect([usd('provider-fees'), usd('bank'), usd('payment-clearing')]).toEqual([feeCents, settledCents, 0])
})

test('the report of money and the trial balance equal the ledger, and each asset adds up to zero (PAY-7)', async () => {
  const { reference, cents } = await paid()
  await payments.act(reference, 'dispute-opened')
  await payments.act(reference, 'dispute-lost')
  await payments.deliver()
  const { operator, data } = await books()
  const { days } = (await operator.call(readMoneyReport, { query: {} })).body.data
  expect(days.filter((each) => each.cents !== each.bookedCents)).toEqual([])
  expect(days.filter(({ isTest }) => isTest)).toEqual([])
  const sum = (...kinds: string[]) =>
    days.filter(({ kind }) => kinds.includes(kind)).reduce((total, each) => total + each.cents, 0)
  const usd = await inBooks()
  expect(sum('purchases', 'refunds')).toBe(-usd('sales'))
  expect(sum('disputes', 'disputes-won')).toBe(-usd('chargeback-loss'))
  expect(sum('disputes')).toBe(-cents)
  const total = (asset: string) =>
    data.balances.filter((each) => each.asset === asset).reduce((all, { minor }) => all + BigInt(minor), 0n)
  expect(['usd', 'coins', 'entries', 'winnings'].map(total)).toEqual([0n, 0n, 0n, 0n])
  expect(data.balances).toContainEqual({ account: 'sales', asset: 'usd', minor: String(usd('sales')) })
  expect(data.closed).toMatchObject({ day: '2026-11-21' })
  expect(await checkInvariants(site.database.reader)).toEqual([])
})

test('what differs is a case until the sides agree or an operator explains it', async () => {
  const missing = await paid()
  const twice = await paid()
  bend = (lines) => [
    ...lines.filter(({ reference }) => reference !== missing.reference),
    ...lines.filter(({ reference }) => reference === twice.reference),
    { kind: 'charge', reference: 'att_unknown', cents: 700, feeCents: 0 },
  ]
  await nextDay()
  const first = await books()
  const shown = first.data.cases.map(({ reference, kind }) => [reference, kind])
  expect(shown).toHaveLength(3)
  expect(shown).toEqual(
    expect.arrayContaining([
      [missing.reference, 'missing-there'],
      [twice.reference, 'amount-differs'],
      ['att_unknown', 'missing-here'],
    ]),
  )
  const late: StatementLine = { kind: 'charge', reference: missing.reference, cents: missing.cents, feeCents: 0 }
  bend = (lines) => [...lines, late]
  await nextDay()
  const { operator, data } = await books()
  expect(data.cases.map(({ reference }) => reference)).not.toContain(missing.reference)
  const { id } = data.cases.find(({ reference }) => reference === 'att_unknown')!
  const close = async () => (await operator.call(closeBooksCase, { body: { id, why: 'a payment of another shop' } })).body.success
  expect([await close(), await close()]).toEqual([true, false])
  expect((await operator.call(readBooks)).body.data.cases.map(({ reference }) => reference)).toEqual([twice.reference])
  const support = await signedInOperator(site, 'helps', 'support')
  expect((await support.call(closeBooksCase, { body: { id, why: 'a payment of another shop' } })).status).toBe(403)
  bend = (lines) => lines
})

test('a statement that does not come is a case, until it comes', async () => {
  await paid()
  bend = () => []
  await nextDay()
  const awaited = async () => (await books()).data.cases.filter(({ kind }) => kind === 'statement-missing')
  expect(await awaited()).toEqual([])
  await nextDay()
  expect(await awaited()).toHaveLength(1)
  bend = (lines) => lines
  site.advance(HOUR_MS)
  await site.runJobs()
  expect(await awaited()).toEqual([])
})

test('REP-2 what the brand owes its players is their balances, and grows with a purchase', async () => {
  const read = async () => new Map((await books()).data.liability.map(({ kind, minor }) => [kind, Number(minor)]))
  const before = await read()
  await paid()
  const after = await read()
  expect([...after.keys()].toSorted()).toEqual(
    ['winnings', 'entries', 'coins', 'tourPoints', 'redemptions-payable', 'closed-accounts', 'purchase-debts'].toSorted(),
  )
  expect(after.get('entries')! - before.get('entries')!).toBeGreaterThan(0)
  const wallets = await site.database.pool.query(
    'select sum(w.free_coins + w.held_coins)::float8 as coins from ledger.wallet w join player p on p.id = w.player where not p.is_test',
  )
  expect(after.get('coins')).toBe(wallets.rows[0].coins)
})

test('STAFF-3 what a test account has is no part of what is owed, and is shown beside it, also if it is made one later', async () => {
  const read = async () => {
    const { liability } = (await books()).data
    const coins = liability.find(({ kind }) => kind === 'coins')!
    return { minor: Number(coins.minor), test: Number(coins.test) }
  }
  const before = await read()
  const { player } = await paid()
  const { rows } = await site.database.pool.query(
    'select (free_coins + held_coins)::float8 as coins from ledger.wallet where player = $1',
    [player.playerId],
  )
  const own = rows[0].coins
  expect(own).toBeGreaterThan(0)
  expect(await read()).toEqual({ minor: before.minor + own, test: before.test })
  await site.database.pool.query('update player set is_test = true where id = $1', [player.playerId])
  expect(await read()).toEqual({ minor: before.minor, test: before.test + own })
})

test('STAFF-3 the report of money shows purchases, refunds and disputes of test accounts apart, and both add up to the ledger', async () => {
  const read = async () => {
    const { operator } = await books()
    const { days } = (await operator.call(readMoneyReport, { query: {} })).body.data
    const sum = (isTest: boolean | null, value: (day: (typeof days)[number]) => number) =>
      days.filter((each) => isTest === null || each.isTest === isTest).reduce((total, each) => total + value(each), 0)
    const [real, test, all] = [false, true, null].map((isTest) => [
      sum(isTest, ({ count }) => count),
      sum(isTest, ({ cents }) => cents),
      sum(isTest, ({ bookedCents }) => bookedCents),
    ])
    const usd = await inBooks()
    return { real, test, all, ledger: -usd('sales') - usd('chargeback-loss') }
  }
  const before = await read()
  const { cents } = await paid()
  const tested = await paid({ isTest: true })
  const refunded = await paid({ isTest: true })
  await payments.act(tested.reference, 'dispute-opened')
  const { operator } = await books()
  const body = { cents: 99, reason: 'goodwill', why: 'a test of refunds' } as const
  await operator.call(proposeRefund, { params: { id: refunded.id }, body })
  await payments.deliver()
  const after = await read()
  const grown = (one: number[] | undefined, other: number[] | undefined) => one!.map((value, at) => value - other![at]!)
  expect(grown(after.real, before.real)).toEqual([1, cents, cents])
  expect(grown(after.test, before.test)).toEqual([4, cents - 99, cents - 99])
  expect(after.all![1]).toBe(after.ledger)
})
