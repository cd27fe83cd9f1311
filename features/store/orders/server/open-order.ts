import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { providersFor } from '#platform/payments/providers-for.ts'
import { AppError } from '#platform/problem.ts'
import { cashReason, type openOrder as contract } from '../contract.ts'
import type { ForSale, Wanted } from './extension-points.ts'
import { settleOrder, type SettleDeps } from './settle-order.ts'
import { findLiveOrder, hasDebt, insertOrder, leaveOrder, type Order } from './store.ts'
import { viewOrder } from './view-order.ts'

/** How long a price holds. */
const ORDER_MS = 30 * MINUTE_MS

/** Freezes what the package costs and brings. A second press finds the first order. */
export const openOrderWith =
  (deps: SettleDeps) =>
  async (ctx: PlayerContext, { body }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> => {
    const sold = await findForSale(deps, ctx, body)
    if ('refused' in sold) return { success: false, reasonType: cashReason.parse(sold.refused) }
    const order = await ctx.transaction(async (tx) => {
      if (await hasDebt(tx, ctx.playerId)) return undefined
      return (await findLive(deps, ctx, tx, body)) ?? (await insert(ctx, tx, body, sold))
    })
    if (!order) return { success: false, reasonType: 'debt-open' }
    return { success: true, data: await viewOrder(deps.payments, ctx.reader, order) }
  }

/** The live order; one of another kind of offer, for which nothing was paid yet, gives way. */
async function findLive(
  deps: SettleDeps,
  ctx: PlayerContext,
  tx: Tx,
  { presetId, offerType }: Wanted,
): Promise<Order | undefined> {
  const live = await findLiveOrder(tx, ctx.playerId, presetId)
  if (!live || live.offerType === offerType || live.state !== 'open') return live
  await leaveOrder(tx, live.id, ctx.clock.now())
  await settleOrder(deps, ctx, tx, live.id)
  return findLiveOrder(tx, ctx.playerId, presetId)
}

async function findForSale(
  { payments, slices }: SettleDeps,
  ctx: PlayerContext,
  wanted: Wanted,
): Promise<ForSale | { refused: string }> {
  if (payments.length === 0) return { refused: 'purchases-closed' }
  if (providersFor(payments, ctx.session).length === 0) return { refused: 'test-account' }
  for (const slice of slices()) {
    const sold = ctx.isOn(slice.id) ? await slice.sells?.(ctx, wanted) : undefined
    if (sold) return sold
  }
  return { refused: 'not-for-sale' }
}

/** Two presses at once open one order: the index refuses the second, which then finds the first. */
async function insert(ctx: PlayerContext, tx: Tx, { presetId, offerType }: Wanted, sold: ForSale): Promise<Order> {
  const now = ctx.clock.now()
  const areEntriesOpen = await ctx.areEntriesOpen({ db: tx, playerId: ctx.playerId, visit: ctx })
  await insertOrder(tx, {
    id: ctx.newId('ord'),
    brand: ctx.theme.id,
    player: ctx.playerId,
    preset: presetId,
    offer: sold.offer,
    offerType,
    title: sold.title,
    cents: sold.cents,
    coins: sold.coins,
    entries: areEntriesOpen ? sold.entries : 0n,
    residence: ctx.session.residence,
    openedAt: now,
    expiresAt: now + ORDER_MS,
  })
  const order = await findLiveOrder(tx, ctx.playerId, presetId)
  if (!order) throw new AppError('conflict', 'The order has just ended. Try again.')
  return order
}
