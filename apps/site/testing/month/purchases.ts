import { proposeRefund } from '#features/back-office/payments-desk/contract.ts'
import { openOrder, payOrder } from '#features/store/orders/contract.ts'
import { addAccount, getRedemptions, requestRedemption } from '#features/store/redemptions/contract.ts'
import { markVerified } from '#platform/auth/verified.ts'
import type { Dice } from '#ledger/testing/dice.ts'
import type { TestClient } from '#platform/testing/client.ts'
import type { SitePayments } from '../sandbox-payments.ts'
import type { TestPlayer, TestSite } from '../site.ts'
import type { MonthCounts } from './counts.ts'

interface Paid {
  readonly order: string
  readonly reference: string
  readonly cents: number
}

const PACKAGES = ['starter', 'pouch', 'stack', 'stack', 'treasure'] as const
const FORTUNES = ['fortune-three-days', 'fortune-seven-days'] as const
const ROUTING = '021000021'
const FIRST_NUMBER = 120_001
/** One purchase in this number is refunded, and one disputed. */
const REFUNDED_ONE_IN = 15
const DISPUTED_ONE_IN = 25

/** Purchases with their refunds and disputes, and redemptions, at the sandbox provider. */
export function openTill(site: TestSite, payments: SitePayments, dice: Dice, counts: MonthCounts) {
  const paid: Paid[] = []
  const disputed: string[] = []
  const accounts = new Map<string, string>()

  async function buy(player: TestPlayer): Promise<void> {
    const presetId = dice.oneIn(4) ? dice.pick(FORTUNES) : dice.pick(PACKAGES)
    const { body } = await player.call(openOrder, { body: { presetId } })
    if (!body.data) return counts.refused(`purchase: ${body.reasonType}`)
    const { id } = body.data.payment
    await player.call(payOrder, { params: { id }, body: { methodId: 'card' } })
    const reference = payments.lastReference()
    await payments.act(reference, 'approve')
    await payments.deliver()
    paid.push({ order: id, reference, cents: body.data.orderSummary.money })
    counts.add('purchases', body.data.orderSummary.money)
  }

  /** Some of the day's purchases are refunded or disputed; of the disputes of the day before, half are lost. */
  async function turnBack(operator: TestClient): Promise<void> {
    for (const [nth, reference] of disputed.splice(0).entries())
      await payments.act(reference, nth % 2 === 0 ? 'dispute-lost' : 'dispute-won')
    for (const { order, reference, cents } of paid.splice(0)) {
      if (dice.oneIn(DISPUTED_ONE_IN)) {
        await payments.act(reference, 'dispute-opened')
        disputed.push(reference)
        counts.add('disputes', cents)
      } else if (dice.oneIn(REFUNDED_ONE_IN)) {
        const part = dice.oneIn(2) ? cents : Math.ceil(cents / 2)
        const body = { cents: part, reason: 'player-request', why: 'as the player asked' } as const
        const reply = await operator.call(proposeRefund, { params: { id: order }, body })
        if (reply.body.success) counts.add('refunds', part)
        else counts.refused(`refund: ${reply.body.reasonType}`)
      }
    }
    await payments.finish()
    await payments.deliver()
  }

  async function redeem(player: TestPlayer): Promise<void> {
    const { availableCents, minCents } = (await player.call(getRedemptions)).body.data
    if (availableCents < minCents) return
    if (!accounts.has(player.playerId)) await identify(player)
    const accountId = accounts.get(player.playerId)
    if (accountId === undefined) return
    const { body } = await player.call(requestRedemption, { body: { cents: minCents, accountId } })
    if (body.success) counts.add('redemptions', minCents)
    else counts.refused(`redemption: ${body.reasonType}`)
  }

  async function identify(player: TestPlayer): Promise<void> {
    await site.database.pool.query("update player set name = 'Ann', surname = 'Lee' where id = $1", [player.playerId])
    await site.context.transaction((tx) => markVerified(tx, player.playerId, { at: site.clock.now(), by: 'test' }))
    const body = { routing: ROUTING, number: String(FIRST_NUMBER + accounts.size) }
    const { data, reasonType } = (await player.call(addAccount, { body })).body
    if (data) accounts.set(player.playerId, data.id)
    else counts.refused(`payout account: ${reasonType}`)
  }

  return { buy, turnBack, redeem }
}
