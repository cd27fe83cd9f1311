import { afterAll, beforeAll, expect, test } from 'vitest'
import { actElsewhere } from '#apps/site/testing/kill-elsewhere.ts'
import { backAgain, balancesOf } from '#apps/site/testing/people.ts'
import { startSandboxPayments, type SitePayments } from '#apps/site/testing/sandbox-payments.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { HOUR_MS, MINUTE_MS } from '#kernel/time.ts'
import { checkInvariants } from '#ledger/index.ts'
import type { ChargeFact } from '#platform/payments/fact.ts'
import { foldCharge } from '#platform/payments/fold-charge.ts'
import { findMoneyFaults } from '#platform/payments/money-check.ts'
import { type CashOrder, listOrders, openOrder, payOrder } from '../contract.ts'

/** For every moment: PURCHASE_KILLS=100 vitest run features/store/orders/server/crash */
// oxlint-disable-next-line node/no-process-env -- a switch of this test alone, not of the site
const KILLS = Number(process.env['PURCHASE_KILLS'] ?? 3)
/** A busy machine needs half a minute for each. */
const TIMEOUT_MS = MINUTE_MS * Math.max(15, KILLS)
const PRESETS = ['starter', 'stack'] as const

let payments: SitePayments
let site: TestSite
beforeAll(async () => {
  payments = await startSandboxPayments()
  site = await openTestSite({ payments: [payments.provider] })
  payments.connect(site)
})
afterAll(async () => void (await Promise.all([site.close(), payments.close()])))

const buyElsewhere = (player: TestPlayer, killAt: number) =>
  actElsewhere({ program: 'mortal-buyer.ts', site, payments, player, killAt, more: {} })

const ordersOf = async (player: TestPlayer): Promise<CashOrder[]> =>
  (await player.call(listOrders, { query: {} })).body.data.orders
const attemptsOf = ({ transactions }: CashOrder) => transactions.filter(({ type }) => type === 'in').map(({ id }) => id)

/** The provider repeats its messages, and the site's jobs do what is due. */
async function settle(): Promise<void> {
  for (let minutes = 0; minutes < 3; minutes++) {
    await payments.deliver()
    site.advance(MINUTE_MS)
    await site.runJobs()
  }
}

/** The player comes back and buys what is not bought yet, as long as it takes. */
async function comeBack(killed: TestPlayer): Promise<void> {
  await settle()
  for (const presetId of PRESETS) {
    for (let tries = 0; tries < 3; tries++) {
      const player = await backAgain(site, killed)
      if ((await ordersOf(player)).some(({ preset, state }) => preset.id === presetId && state === 'paid')) break
      const { data } = (await player.call(openOrder, { body: { presetId } })).body
      const body = (await player.call(payOrder, { params: { id: data!.payment.id }, body: { methodId: 'card' } })).body
      // An order that was left while its cancellation was lost is over once the provider says that it expired.
      if (!body.data) site.advance(HOUR_MS)
      const reference = body.data && attemptsOf(body.data).at(-1)!
      if (reference && (await payments.fetch('GET', `/charges/${reference}`)).status === 200)
        await payments.act(reference, 'approve')
      await settle()
    }
  }
}

/** What the provider charged and did not give back, of all attempts of a player. */
async function heldCents(orders: readonly CashOrder[]): Promise<number> {
  let held = 0
  for (const reference of orders.flatMap(attemptsOf)) {
    const reply = await payments.fetch('GET', `/charges/${reference}`)
    if (reply.status !== 200) continue
    const { facts } = (await reply.json()) as { facts: ChargeFact[] }
    const { charged, refunds } = foldCharge(facts)
    held += charged?.amount.cents ?? 0
    for (const { state, cents } of refunds) if (state === 'done') held -= cents
  }
  return held
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

test(
  'PAY-2 kill -9 before and after every commit and call loses no purchase and grants none twice',
  { timeout: TIMEOUT_MS },
  async () => {
    const moments = (await buyElsewhere(await site.player(), 0)) as number
    expect(moments).toBeGreaterThanOrEqual(40)
    const count = Math.min(KILLS, moments)
    for (let nth = 0; nth < count; nth++) {
      const killAt = 1 + Math.floor((nth * moments) / count)
      const message = `killed at ${killAt} of ${moments}`
      const player = await site.player()
      const before = await balancesOf(player)
      expect(await buyElsewhere(player, killAt), message).toBeNull()
      await comeBack(player)
      const back = await backAgain(site, player)
      const orders = await ordersOf(back)
      const paid = orders.filter(({ state }) => state === 'paid')
      expect(paid.map(({ preset }) => preset.id).toSorted(), message).toEqual(PRESETS.toSorted())
      expect(await heldCents(orders), message).toBe(sum(paid.map(({ orderSummary }) => orderSummary.money)))
      const after = await balancesOf(back)
      expect(after['coins']! - before['coins']!, message).toBe(sum(paid.map(({ preset }) => preset.coins)))
      expect(after['entries']! - before['entries']!, message).toBe(sum(paid.map(({ preset }) => preset.entries)))
      expect(await findMoneyFaults(site.database.reader, site.slices, 0), message).toEqual([])
    }
    expect(await checkInvariants(site.database.reader)).toEqual([])
  },
)
