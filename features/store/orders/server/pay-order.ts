import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { toUnixSeconds } from '#kernel/time.ts'
import { takePurchase } from '#platform/caps/caps.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { providersFor } from '#platform/payments/providers-for.ts'
import { askAbout } from '#platform/payments/questions.ts'
import type { BegunCharge, PaymentProvider } from '#platform/payments/provider.ts'
import { settleReference, takeFacts } from '#platform/payments/take-facts.ts'
import { AppError } from '#platform/problem.ts'
import type { CashReason, payOrder as contract } from '../contract.ts'
import { isLive } from './fold-order.ts'
import { askedUntil, methodsIn, type OfferedMethod } from './methods.ts'
import { reasonAgainst } from './risk.ts'
import { readSavedMethods, type SavedMethod } from './saved-methods.ts'
import { settleOrder, type SettleDeps } from './settle-order.ts'
import { type Attempt, insertAttempt, isOfferUsed, lockOrder, type Order, readOrder, setAttempt, setPage } from './store.ts'
import { viewOrder } from './view-order.ts'

interface Chosen {
  readonly order: Order
  readonly method: OfferedMethod
  readonly provider: PaymentProvider
  readonly saved: SavedMethod | undefined
}

/**
 * Begins an attempt. It is stored before the provider hears of it, so that a lost reply is asked about; the purchase limit
 * is taken with it.
 */
export const payOrderWith =
  (deps: SettleDeps) =>
  async (ctx: PlayerContext, { params, body }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> => {
    const order = await readOrder(ctx.reader, ctx.playerId, params.id)
    if (!order) throw new AppError('not-found', 'There is no such order.')
    const chosen = await choose(deps, ctx, order, body)
    if (typeof chosen === 'string') return { success: false, reasonType: chosen }
    const begun = await ctx.transaction((tx) => begin(deps, ctx, tx, chosen))
    if (begun && 'reason' in begun) return { success: false, reasonType: begun.reason }
    if (begun) await send(deps, ctx, begun)
    const now = (await readOrder(ctx.reader, ctx.playerId, order.id)) as Order
    return { success: true, data: await viewOrder(deps.payments, ctx.reader, now) }
  }

async function choose(
  { payments }: SettleDeps,
  ctx: PlayerContext,
  order: Order,
  { methodId, savedMethodId }: InputOf<typeof contract>['body'],
): Promise<Chosen | CashReason> {
  const own = providersFor(payments, ctx.session)
  if (own.length === 0 && payments.length > 0) return 'test-account'
  const method = methodsIn(own).find(({ id }) => id === methodId)
  const provider = own.find(({ id }) => id === method?.provider)
  if (!method || !provider) return 'method-unknown'
  const all = savedMethodId ? await readSavedMethods(ctx.reader, ctx.playerId) : []
  const saved = all.find(({ id, provider: keptAt }) => id === savedMethodId && keptAt === provider.id)
  return savedMethodId && !saved ? 'method-unknown' : { order, method, provider, saved }
}

interface Begun {
  readonly attempt: Attempt['id']
  readonly chosen: Chosen
  /** The provider has this attempt. */
  readonly isKnown: boolean
}

/** A new attempt; undefined if one is being paid, which the player goes on with; a reason if none may begin. */
async function begin(
  deps: SettleDeps,
  ctx: PlayerContext,
  tx: Tx,
  chosen: Chosen,
): Promise<Begun | { reason: CashReason } | undefined> {
  const { order, attempts, fold } = await settleOrder(deps, ctx, tx, chosen.order.id)
  if (!isLive(fold.state)) return { reason: 'order-over' }
  if (fold.state === 'checking') return { reason: 'checking' }
  if (fold.state === 'needs-action') return withoutPage(deps, order, attempts.at(-1))
  if (fold.state !== 'open') return undefined
  const reason = (await reasonAgainst(ctx, tx)) ?? ((await isOfferUsed(tx, order)) ? 'already-bought' : undefined)
  if (reason) return { reason }
  const at = ctx.clock.now()
  await takePurchase(tx, { playerId: ctx.playerId, amount: BigInt(order.cents), at })
  const { method, provider, saved } = chosen
  const id = ctx.newId('att')
  const savedMethod = saved?.id ?? null
  await insertAttempt(tx, {
    id,
    order: order.id,
    no: attempts.length + 1,
    provider: provider.id,
    method: method.id,
    savedMethod,
    begunAt: at,
  })
  const until = askedUntil(deps.payments, { method: method.id, begunAt: at })
  await askAbout(tx, { reference: id, provider: provider.id }, { at, until })
  return { attempt: id, chosen, isKnown: false }
}

/** The reply with the page was lost: the provider is told the same again, which is the same charge. */
function withoutPage({ payments }: SettleDeps, order: Order, latest: Attempt | undefined): Begun | undefined {
  const provider = payments.find(({ id }) => id === latest?.provider)
  const method = methodsIn(payments).find(({ id }) => id === latest?.method)
  if (!latest || latest.page !== null || !provider || !method) return undefined
  return { attempt: latest.id, chosen: { order, method, provider, saved: undefined }, isKnown: true }
}

async function send(deps: SettleDeps, ctx: PlayerContext, { attempt, chosen, isKnown }: Begun): Promise<void> {
  const reply = await beginAt(ctx, chosen, attempt)
  // A refusal to tell the page again ends nothing.
  if (isKnown && reply.is !== 'told') return
  const at = ctx.clock.now()
  const told = reply.is === 'told' ? reply.facts : []
  const facts = told.map((fact) => ({ reference: attempt, at: toUnixSeconds(at), fact }))
  const refusedCode = reply.is === 'refused' ? reply.code : reply.is === 'not-sent' ? 'provider-busy' : undefined
  await ctx.transaction(async (tx) => {
    // Facts before the order's lock, as for a message of the provider that arrives at the same time.
    if (facts.length > 0)
      await takeFacts(ctx, tx, deps.slices(), { facts, heard: { provider: chosen.provider.id, source: 'reply', at } })
    await lockOrder(tx, chosen.order.id)
    if (reply.is === 'told') await setPage(tx, attempt, reply)
    if (refusedCode) await setAttempt(tx, attempt, { state: 'begun', refusedCode })
    if (facts.length === 0) await settleReference(ctx, tx, deps.slices(), { reference: attempt, isUnheardOf: false })
  })
}

async function beginAt(ctx: PlayerContext, { order, method, provider, saved }: Chosen, reference: string): Promise<BegunCharge> {
  try {
    const begun = await provider.begin({
      reference,
      method: method.id,
      amount: { cents: order.cents, currency: 'usd' },
      description: order.title,
      locale: ctx.locale,
      player: order.player,
      callbackUrl: `${ctx.origin}/rest/payments/hear/${provider.id}/`,
      returnUrl: `${ctx.origin}/cash/orders/${order.id}/`,
      needsAuthentication: false,
      isAuthorizationOnly: false,
    })
    if (begun.is !== 'told' || !saved || !provider.confirm) return begun
    const { providerRef } = begun
    return { ...(await provider.confirm(reference, saved.token)), ...(providerRef && { providerRef }) }
  } catch (error) {
    ctx.log.warn({ err: error, provider: provider.id }, 'a payment provider did not answer; it is asked later')
    return { is: 'unknown' }
  }
}
