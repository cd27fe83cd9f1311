import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWeather } from '#apps/site/testing/payment-weather.ts'
import { backAgain } from '#apps/site/testing/people.ts'
import { startSandboxPayments, type SitePayments } from '#apps/site/testing/sandbox-payments.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { seedOf } from '#engine/testing/fresh-seeds.node.ts'
import { packages } from '#kernel/economy.ts'
import { HOUR_MS, MINUTE_MS } from '#kernel/time.ts'
import { checkInvariants } from '#ledger/index.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { foldCharge } from '#platform/payments/fold-charge.ts'
import { findMoneyFaults } from '#platform/payments/money-check.ts'
import type { TestDatabase } from '#platform/testing/database.ts'
import { type CashOrder, leaveOrder, openOrder, payOrder } from '../contract.ts'

/** For the full count: PURCHASE_ORDERS=100000 vitest run features/store/orders/server/mass */
// oxlint-disable-next-line node/no-process-env -- a switch of this test alone, not of the site
const ORDERS = Number(process.env['PURCHASE_ORDERS'] ?? 200)
const IS_FULL = ORDERS > 1_000
const WAVE_PLAYERS = IS_FULL ? 120 : 24
/** Few enough for the limit of calls a minute. */
const PRESSES_EACH = 12
const WAVES_A_PLAYER = 4
/** The checks of a full count take their time. */
const PATIENCE = { connectMs: 60_000, statementMs: 3_600_000, answerMs: 3_600_000 }
const REPEATED_OF_100 = 20
const PRESETS = Object.keys(packages)
const REPEATED = ['once', 'twice', 'ten-times', 'reversed', 'before-the-answer', 'late', 'old-key'] as const
const METHODS = ['card', 'trustly', 'aonepay'] as const

const weather = createWeather(`${seedOf(20_261_126)}`)
const seen = new Set<string>()
const counts = { pressesRepeated: 0, secondCharges: 0, left: 0, faults: 0, messages: 0 }
let payments: SitePayments
let site: TestSite
let db: Database
let owner: Database
beforeAll(async () => {
  payments = await startSandboxPayments()
  // The test checks the conditions itself.
  site = await openTestSite({ payments: [payments.provider], logTo: { write: () => undefined }, mayBreakMoney: true })
  payments.connect(site)
  const { ownerUrl: url } = site.database as TestDatabase
  db = openDatabase({ url, role: 'croupier_app', patience: PATIENCE })
  owner = openDatabase({ url, patience: PATIENCE })
})
afterAll(async () => {
  await Promise.all([db.close(), owner.close()])
  await Promise.all([site.close(), payments.close()])
})

const isRepeated = () => weather.below(100) < REPEATED_OF_100

/** One call, or the same twice at once. */
async function press<T>(call: () => Promise<T>): Promise<T> {
  if (!isRepeated()) return call()
  counts.pressesRepeated++
  return (await Promise.all([call(), call()]))[1]
}

/** Returns the reference under which the provider may know it. */
async function pay(player: TestPlayer, { payment: { id } }: CashOrder): Promise<string | undefined> {
  if (weather.oneIn(20)) {
    counts.faults++
    const call = weather.pick(['begin', 'begin', 'ask', 'cancel', 'refund'] as const)
    const fault = weather.fault()
    // Nothing could ever be known of a charge about which each question fails.
    payments.answer(call, call === 'ask' && fault === 'kept-500' ? 'error' : fault)
  }
  const call = () => player.call(payOrder, { params: { id }, body: { methodId: weather.pick(METHODS) } })
  const { data } = (await press(call)).body
  return data?.transactions.findLast(({ type }) => type === 'in')?.id
}

/**
 * Nothing happens to a charge that the provider never heard of, or one that is charged. A provider that changes its mind
 * repeats that until it is heard: the site asks no more.
 */
async function happen(reference: string, what = weather.outcome()): Promise<void> {
  const known = payments.toldOf(reference)
  if (!known) return
  const { word, charged } = foldCharge(known)
  const webhooks = ['needs-action', 'pending'].includes(word) ? weather.webhooks() : weather.pick(REPEATED)
  if (!charged) await payments.act(reference, what, { webhooks })
}

/** A player buys: at the first or second try, by two charges, or not at all. */
async function visit(player: TestPlayer): Promise<void> {
  const body = { presetId: weather.pick(PRESETS) }
  const order = (await press(() => player.call(openOrder, { body }))).body?.data
  if (!order || seen.has(order.payment.id)) return
  seen.add(order.payment.id)
  const first = await pay(player, order)
  if (!first) return
  if (weather.oneIn(20)) {
    counts.left++
    await player.call(leaveOrder, { params: { id: order.payment.id } })
  }
  await happen(first)
  if (weather.oneIn(8)) await payments.deliver()
  const second = weather.oneIn(3) ? await pay(player, order) : undefined
  if (!second || second === first) return
  await happen(second)
  // The first one, which was refused, is charged all the same.
  if (weather.oneIn(2)) await happen(first, 'approve')
  counts.secondCharges++
}

/** After the purchase: the bank takes some back. */
async function regret(reference: string): Promise<void> {
  const [first, ...rest] = weather.pick([
    ['return:R01'],
    ['dispute-opened', 'dispute-won'],
    ['dispute-opened', 'dispute-lost'],
  ] as const)
  await payments.act(reference, first, { webhooks: weather.pick(REPEATED) })
  for (const stage of rest) await payments.act(reference, stage, { webhooks: weather.webhooks() })
}

async function deliver(isLate: boolean): Promise<void> {
  counts.messages += (await payments.deliver({ isReversed: weather.oneIn(2), isLate })).length
}

async function wave(players: readonly TestPlayer[]): Promise<void> {
  payments.script({ refunds: weather.pick(['done', 'slow']) })
  const back = await Promise.all(players.map((player) => backAgain(site, player)))
  await Promise.all(
    back.map(async (player) => {
      for (let nth = 0; nth < PRESSES_EACH && seen.size < ORDERS; nth++) await visit(player)
    }),
  )
  for (let minutes = 0; minutes < 3; minutes++) {
    await deliver(false)
    site.advance(MINUTE_MS)
    await site.runJobs()
  }
  if (weather.oneIn(3)) await payments.finish()
  site.advance(HOUR_MS)
  await deliver(true)
  if (IS_FULL) process.stdout.write(`${seen.size} orders after ${Math.round(process.uptime())} s\n`)
}

/** Time passes until nothing is open any more. */
async function settle(): Promise<void> {
  const isOpen = async () =>
    (
      await site.database.pool.query(
        `select from payment_question union all select from purchase_refund where state <> 'done' limit 1`,
      )
    ).rowCount
  for (let rounds = 0; rounds < 1_000 && (await isOpen()); rounds++) {
    await payments.finish()
    await deliver(true)
    site.advance(rounds < 3 ? MINUTE_MS : rounds < 6 ? 15 * MINUTE_MS : HOUR_MS)
    await site.runJobs()
  }
}

interface Granted {
  readonly id: string
  readonly coins: bigint
  readonly entries: bigint
  readonly cents: number
  readonly attempts: readonly string[]
  readonly grants: readonly { readonly account: string; readonly asset: string; readonly amount: number }[] | null
}

const readOrders = async (): Promise<Granted[]> =>
  (
    await db.pool.query<Granted>(
      `with grants as (
         select t.ref ->> 'order' as id, jsonb_agg(jsonb_build_object('account', side.account, 'asset', side.asset, 'amount', side.amount)) as grants
         from ledger.transfer t cross join lateral ledger.sides_of(t.movements) as side where t.kind = 'purchase' group by 1
       ), attempts as (select purchase_order as id, array_agg(id) as attempts from purchase_attempt group by 1)
       select o.id, o.coins, o.entries, o.cents, coalesce(a.attempts, '{}') as attempts, g.grants
       from purchase_order o left join attempts a using (id) left join grants g using (id)`,
    )
  ).rows

/** Orders by what the provider says that it charged, and what the ledger says that it brought. */
async function judge() {
  const told = { paid: 0, unpaid: 0, lost: [] as string[], doubled: [] as string[], kept: [] as string[] }
  for (const { id, coins, entries, cents, attempts, grants } of await readOrders()) {
    const charged = attempts.map((each) => foldCharge(payments.toldOf(each) ?? [])).filter((charge) => charge.charged)
    const fitting = charged.filter(
      (each) => each.charged!.amount.cents === cents && each.charged!.merchant === payments.access.merchant,
    )
    const coinsGranted = (grants ?? []).filter(({ account, asset }) => account === 'player' && asset === 'coins')
    const entriesGranted = (grants ?? []).filter(({ account, asset }) => account === 'player' && asset === 'entries')
    const sum = (sides: typeof coinsGranted) => sides.reduce((total, { amount }) => total + BigInt(amount), 0n)
    const times = fitting.length > 0 ? 1n : 0n
    if (sum(coinsGranted) < coins * times || sum(entriesGranted) < entries * times) told.lost.push(id)
    if (sum(coinsGranted) > coins * times || sum(entriesGranted) > entries * times) told.doubled.push(id)
    // What bought nothing went back, unless the bank took it back.
    const surplus = charged.length - Number(times)
    const returned = charged.filter(({ refunds }) => refunds.some(({ state }) => state === 'done')).length
    if (returned !== surplus) told.kept.push(id)
    if (times) told.paid++
    else told.unpaid++
  }
  return told
}

test(
  'PAY-2 orders with repeats, lost, doubled, reversed and late messages each bring their goods once',
  { timeout: 14_400_000 },
  async () => {
    for (let nth = 0, players: TestPlayer[] = []; seen.size < ORDERS; nth++) {
      if (nth % WAVES_A_PLAYER === 0) players = await Promise.all(Array.from({ length: WAVE_PLAYERS }, () => site.player()))
      await wave(players)
      // As the database does by itself outside tests.
      if (IS_FULL && nth % 5 === 0) await owner.pool.query('vacuum analyze')
    }
    await settle()
    const { lost, doubled, kept, ...told } = await judge()
    expect({ lost, doubled, kept }).toEqual({ lost: [], doubled: [], kept: [] })
    expect(told.paid + told.unpaid).toBeGreaterThanOrEqual(ORDERS)
    expect(await findMoneyFaults(db.reader, site.slices, 0)).toEqual([])
    expect(await checkInvariants(db.reader)).toEqual([])
    for (const reference of payments.references())
      if (weather.oneIn(40) && foldCharge(payments.toldOf(reference)!).charged) await regret(reference)
    await settle()
    expect(await findMoneyFaults(db.reader, site.slices, 0)).toEqual([])
    expect(await checkInvariants(db.reader)).toEqual([])
    // Calls and messages about one order take its locks in one order; a deadlock holds a message up for a second.
    const { rows } = await db.pool.query('select deadlocks from pg_stat_database where datname = current_database()')
    expect(rows).toEqual([{ deadlocks: 0n }])
    if (IS_FULL) process.stdout.write(`${JSON.stringify({ ...told, ...counts, attempts: payments.references().length })}\n`)
  },
)
