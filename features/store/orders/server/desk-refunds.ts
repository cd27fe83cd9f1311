import type { Id } from '#kernel/id.ts'
import { readBalances } from '#ledger/index.ts'
import type { Context } from '#platform/context.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { readFacts } from '#platform/payments/fact-store.ts'
import type { ChargeFact } from '#platform/payments/fact.ts'
import { foldCharge } from '#platform/payments/fold-charge.ts'
import type { OrderRecord, RefundBlock, RefundRefusal, RefundRoom } from '#features/back-office/payments-desk/contract.ts'
import { holdGoods, shareAfter } from './goods.ts'
import { insertRefund, type Refund } from './refund-store.ts'
import { giveBack } from './refunds.ts'
import { type SettleDeps, settleOrder } from './settle-order.ts'
import { type Attempt, findAttempt, type Order, readAttempts } from './store.ts'

type Deps = Pick<SettleDeps, 'payments'>

/** What an operator may still refund of an order, or why not. */
export async function readRoom(deps: Deps, db: Reader, known: Known): Promise<Pick<OrderRecord, 'room' | 'block'>> {
  const { order } = known
  const room = await roomOf(deps, db, known)
  if (typeof room === 'string') return { room: null, block: room }
  const { leftCents, isWholeOnly } = room
  const balances = await readBalances(db, order.player)
  const { coins, entries } = await shareAfter(db, order, leftCents)
  const least = (one: bigint, other: bigint): number => Number(one < other ? one : other)
  const shown: RefundRoom = {
    leftCents,
    isWholeOnly,
    coins: Number(coins),
    coinsLeft: least(coins, balances.coins),
    entries: Number(entries),
    entriesLeft: least(entries, balances.entries),
  }
  return { room: shown, block: null }
}

interface Room extends Pick<RefundRoom, 'leftCents' | 'isWholeOnly'> {
  readonly attempt: Attempt
}

interface Known {
  readonly order: Order
  readonly attempts: readonly Attempt[]
  readonly refunds: readonly Refund[]
}

async function roomOf({ payments }: Deps, db: Reader, { order, attempts, refunds }: Known): Promise<Room | RefundBlock> {
  if (order.state === 'disputed') return 'disputed'
  if (order.state === 'refunded') return 'refunded-already'
  const given = (id: string) => refunds.some((refund) => refund.attempt === id && refund.reason !== 'requested')
  const attempt = order.state === 'paid' ? attempts.find(({ id, state }) => state === 'charged' && !given(id)) : undefined
  if (!attempt) return 'not-paid'
  const { disputes } = foldCharge((await readFacts(db, attempt.id)) as ChargeFact[])
  if (disputes.some(({ stage }) => stage === 'opened' || stage === 'lost')) return 'disputed'
  const methods = payments.find(({ id }) => id === attempt.provider)?.methods
  const allowed = methods?.find(({ id }) => id === attempt.method)?.refunds ?? 'none'
  if (allowed === 'none') return 'method-refunds-nothing'
  const ordered = refunds.filter((refund) => refund.attempt === attempt.id && refund.state !== 'failed')
  const leftCents = order.cents - ordered.reduce((sum, { cents }) => sum + cents, 0)
  return leftCents <= 0 ? 'refunded-already' : { attempt, leftCents, isWholeOnly: allowed === 'full' }
}

interface Wanted {
  readonly order: string
  readonly cents: number
}

const isRefusal = (answer: (Room & { order: Order }) | RefundRefusal): answer is RefundRefusal => typeof answer === 'string'

/** Under the order's lock, so that two refunds at once never exceed the charge. */
async function admit(
  deps: SettleDeps,
  ctx: Context,
  tx: Tx,
  { order: id, cents }: Wanted,
): Promise<(Room & { order: Order }) | RefundRefusal> {
  const { order, refunds, fold } = await settleOrder(deps, ctx, tx, id)
  const attempts = await readAttempts(tx, id)
  const room = await roomOf(deps, tx, { order: { ...order, state: fold.state }, attempts, refunds })
  if (typeof room === 'string') return room
  if (cents > room.leftCents) return 'too-much'
  if (room.isWholeOnly && cents !== room.leftCents) return 'whole-only'
  return { ...room, order }
}

export async function refusalOf(deps: SettleDeps, ctx: Context, tx: Tx, wanted: Wanted): Promise<RefundRefusal | undefined> {
  const admitted = await admit(deps, ctx, tx, wanted)
  return isRefusal(admitted) ? admitted : undefined
}

/** Sets aside what is left of the goods and orders the refund. */
export async function refundByOperator(
  deps: SettleDeps,
  ctx: Context,
  tx: Tx,
  { id, by, ...wanted }: Wanted & { readonly id: Id<'rfd'>; readonly by: string },
): Promise<RefundRefusal | undefined> {
  const admitted = await admit(deps, ctx, tx, wanted)
  if (isRefusal(admitted)) return admitted
  const { cents } = wanted
  const held = await holdGoods(tx, admitted.order, { key: `refund:${id}`, kind: 'refund', cents })
  const attempt = admitted.attempt.id
  await insertRefund(tx, { id, attempt, cents, reason: 'requested', askedBy: by, askedAt: ctx.clock.now(), held })
  return undefined
}

/** A charge that bought nothing, whose refund the provider refused. */
export async function repeatGiveBack(deps: SettleDeps, ctx: Context, tx: Tx, attempt: string): Promise<boolean> {
  const found = await findAttempt(tx, attempt)
  if (found?.brand !== ctx.theme.id) return false
  const { refunds } = await settleOrder(deps, ctx, tx, found.order)
  const own = refunds.filter((refund) => refund.attempt === attempt && refund.reason !== 'requested')
  const [last] = own.toReversed()
  if (!last || own.some(({ state }) => state !== 'failed')) return false
  await giveBack(ctx, tx, { attempt: last.attempt, cents: last.cents, reason: last.reason })
  return true
}
