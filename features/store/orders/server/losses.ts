import { postHouse } from '#ledger/index.ts'
import { type Instant, SECOND_MS } from '#kernel/time.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { FoldedAttempt } from './fold-order.ts'
import { holdGoods, releaseGoods, takeGoods } from './goods.ts'
import { lossPosting, wonPosting } from './postings.ts'
import { findLoss, type Held, insertDebt, insertLoss, type Loss, setLossStage } from './refund-store.ts'
import { tellRestored, tellReversed } from './purchase-event.ts'
import type { OrderBook } from './settle-order.ts'
import type { Order } from './store.ts'

/** Follows disputes and bank returns: the money is gone, and what is left of the goods is set aside, then taken. */
export async function settleLosses(ctx: Context, tx: Tx, { order, folded, fold }: OrderBook): Promise<void> {
  for (const attempt of folded)
    for (const loss of lossesOf(order, attempt))
      await settleLoss(ctx, tx, { order, loss, hasGoods: fold.purchase === attempt.id })
}

function lossesOf({ id: order }: Order, { id, charge }: FoldedAttempt): Loss[] {
  const attempt = id as Loss['attempt']
  const disputes = charge.disputes.flatMap(({ dispute, stage, cents, reason, evidenceDueAt }): Loss[] =>
    stage === 'warned'
      ? []
      : [{ subject: dispute, order, attempt, cents, reason, stage, evidenceDueAt: instantOf(evidenceDueAt) }],
  )
  const cents = charge.returnedCents
  const returned: Loss = { subject: id, order, attempt, cents, reason: 'bank-return', stage: 'lost', evidenceDueAt: null }
  return charge.returnedCents > 0 ? [...disputes, returned] : disputes
}

const instantOf = (seconds: number | null): Instant | null => (seconds === null ? null : seconds * SECOND_MS)

interface Subject {
  readonly order: Order
  readonly loss: Loss
  /** Otherwise the charge bought nothing, and there is nothing to take back. */
  readonly hasGoods: boolean
}

async function settleLoss(ctx: Context, tx: Tx, subject: Subject): Promise<void> {
  const { order, loss, hasGoods } = subject
  const known = await findLoss(tx, loss.subject)
  if (known?.stage === loss.stage) return
  const held = known?.held ?? (await begin(ctx, tx, subject))
  if (loss.stage === 'opened') return
  await setLossStage(tx, loss.subject, loss.stage, ctx.clock.now())
  if (loss.stage === 'won') {
    await postHouse(tx, wonPosting(loss.subject, loss.cents))
    await releaseGoods(tx, held)
    if (hasGoods) await tellRestored(ctx, tx, { order, attempt: loss.attempt, cents: loss.cents })
  } else await lose(ctx, tx, subject, held)
}

async function begin(ctx: Context, tx: Tx, { order, loss, hasGoods }: Subject): Promise<Held> {
  const at = ctx.clock.now()
  await postHouse(tx, lossPosting(loss.subject, loss.cents))
  const reason = { key: `loss:${loss.subject}`, kind: 'chargeback', cents: loss.cents } as const
  const held = hasGoods ? await holdGoods(tx, order, reason) : { coins: null, entries: null, asked: null }
  await insertLoss(tx, loss, held, at)
  if (hasGoods) await tellReversed(ctx, tx, { order, attempt: loss.attempt, cents: loss.cents })
  return held
}

async function lose(ctx: Context, tx: Tx, { order, loss, hasGoods }: Subject, held: Held): Promise<void> {
  await takeGoods(tx, held)
  const cents = hasGoods ? missingCents(loss, held) : 0
  if (cents > 0) await insertDebt(tx, { order: order.id, player: order.player, cents, at: ctx.clock.now() })
}

/** The share of the loss for which no coins were left. */
function missingCents({ cents }: Loss, held: Held): number {
  const wanted = held.asked?.coins ?? 0n
  if (wanted === 0n) return 0
  return Number((BigInt(cents) * (wanted - (held.coins?.amount.minor ?? 0n))) / wanted)
}
