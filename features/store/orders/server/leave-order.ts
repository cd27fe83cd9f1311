import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { SECOND_MS, toUnixSeconds } from '#kernel/time.ts'
import type { Context, PlayerContext } from '#platform/context.ts'
import { takeFacts } from '#platform/payments/take-facts.ts'
import { AppError } from '#platform/problem.ts'
import type { leaveOrder as contract } from '../contract.ts'
import { isLive } from './fold-order.ts'
import { settleOrder, type SettleDeps } from './settle-order.ts'
import { type Attempt, leaveOrder as noteLeft, type Order, readOpenOfLeft, readOrder } from './store.ts'
import { viewOrder } from './view-order.ts'

/** Gives an order up and cancels what is open at the provider. Money that arrives all the same still buys, or goes back. */
export const leaveOrderWith =
  (deps: SettleDeps) =>
  async (ctx: PlayerContext, { params: { id } }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> => {
    const order = await readOrder(ctx.reader, ctx.playerId, id)
    if (!order) throw new AppError('not-found', 'There is no such order.')
    const open = await ctx.transaction(async (tx) => {
      const { fold, attempts } = await settleOrder(deps, ctx, tx, order.id)
      if (!isLive(fold.state)) return []
      await noteLeft(tx, order.id, ctx.clock.now())
      await settleOrder(deps, ctx, tx, order.id)
      return attempts.filter(isOpen)
    })
    for (const attempt of open) await cancel(deps, ctx, attempt)
    const now = (await readOrder(ctx.reader, ctx.playerId, id)) as Order
    return { success: true, data: await viewOrder(deps.payments, ctx.reader, now) }
  }

const isOpen = ({ state }: Pick<Attempt, 'state'>): boolean => state === 'begun' || state === 'needs-action'

/** The call that noted a leave has this long to cancel by itself. */
const CANCELLING_MS = 30 * SECOND_MS
const AT_ONCE = 50

/** Cancels what a site that died between a leave and its cancellation left open at the provider. */
export async function finishLeaves(deps: SettleDeps, ctx: Context): Promise<void> {
  const before = ctx.clock.now() - CANCELLING_MS
  const open = await readOpenOfLeft(ctx.reader, { brand: ctx.theme.id, before, limit: AT_ONCE })
  for (const attempt of open) await cancel(deps, ctx, attempt)
}

/** A provider that does not answer is asked later, as about every open attempt. */
async function cancel({ payments, slices }: SettleDeps, ctx: Context, { id, provider: name }: Attempt): Promise<void> {
  const reply = await payments
    .find((provider) => provider.id === name)
    ?.cancel(id)
    .catch(() => undefined)
  if (reply?.is !== 'told') return
  const at = ctx.clock.now()
  const facts = reply.facts.map((fact) => ({ reference: id, at: toUnixSeconds(at), fact }))
  await ctx.transaction((tx) => takeFacts(ctx, tx, slices(), { facts, heard: { provider: name, source: 'reply', at } }))
}
