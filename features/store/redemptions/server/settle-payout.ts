import { DAY_MS } from '#kernel/time.ts'
import { postHouse } from '#ledger/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { redemptionPaid } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import type { PayoutFact } from '#platform/payments/fact.ts'
import { foldPayout, type PayoutState } from '#platform/payments/fold-payout.ts'
import type { PaymentOwner } from '#platform/payments/payment-owner.ts'
import { holdAgain, takeHeld } from './holds.ts'
import { findPayout, type Payout, readPayouts, setPayout } from './payout-store.ts'
import { paidPosting, returnedPosting, surplusPayoutPosting } from './postings.ts'
import { type KeptRedemption, lockRedemption } from './store.ts'
import { moveOn } from './tell.ts'

/** Banks credit within this time. */
const BANK_MS = 5 * DAY_MS
/** Refusals that are the house's to solve, not the player's. */
const OURS = ['out-of-funds', 'provider-busy', 'risk-refused', 'unspecified']

/** Payouts follow the facts of their provider. */
export const payoutOwner: PaymentOwner = {
  prefix: 'pot_',
  asks: 'payout',
  brandOf: async (tx, reference) => (await findPayout(tx, reference))?.brand,
  async settle(ctx, tx, { reference, facts, isUnheardOf }) {
    const found = await findPayout(tx, reference)
    if (!found) return false
    await lockRedemption(tx, found.redemption)
    const fold = foldPayout(facts as readonly PayoutFact[])
    if (fold.word !== 'asked') await follow(ctx, tx, reference as Payout['id'], fold)
    // Certain that it never arrived: it is sent again.
    else if (isUnheardOf) await makeReady(ctx, tx, reference as Payout['id'])
    return fold.word === 'asked' ? !isUnheardOf : fold.word === 'sent'
  },
}

async function makeReady(ctx: Context, tx: Tx, id: Payout['id']): Promise<void> {
  const payout = await findPayout(tx, id)
  if (payout?.state !== 'asked') return
  await setPayout(tx, id, 'ready')
  const request = await lockRedemption(tx, payout.redemption)
  await moveOn(ctx, tx, request, { state: 'approved', actor: 'provider', at: ctx.clock.now() })
}

/** The words in the order in which money moves; each is booked once. */
const ORDER = ['ready', 'asked', 'failed', 'sent', 'paid', 'returned']

async function follow(ctx: Context, tx: Tx, id: Payout['id'], fold: PayoutState): Promise<void> {
  const payout = (await findPayout(tx, id)) as Payout
  if (payout.state === fold.word || (fold.word !== 'failed' && ORDER.indexOf(payout.state) > ORDER.indexOf(fold.word))) return
  const payouts = await readPayouts(tx, payout.redemption)
  const latest = payouts.at(-1) as Payout
  const request = await lockRedemption(tx, payout.redemption)
  const isOwn = latest.id === id && request.state !== 'refused'
  // A newer payout that was not sent yet gives way to money that has moved.
  const isTakenBack = !isOwn && latest.state === 'ready' && request.state !== 'refused'
  await setPayout(tx, id, fold.word as Payout['state'], fold.code)
  if (!isOwn && !isTakenBack) return bookSurplus(ctx, tx, payout, fold)
  if (isTakenBack && fold.word !== 'failed') await setPayout(tx, latest.id, 'failed', 'superseded')
  if (fold.word === 'failed') return latest.id === id ? fail(ctx, tx, request, fold) : undefined
  if (fold.paid && fold.paid.cents !== payout.cents)
    ctx.log.error({ payout: id, paid: fold.paid }, 'a payout differs from what was ordered')
  if (fold.word === 'sent') return leave(ctx, tx, request)
  if (payout.state !== 'paid') await arrive(ctx, tx, request, id)
  if (fold.word === 'returned') await comeBack(ctx, tx, { id, request: await lockRedemption(tx, request.id) })
}

async function leave(ctx: Context, tx: Tx, request: KeptRedemption): Promise<void> {
  const at = ctx.clock.now()
  await takeHeld(tx, request)
  await moveOn(ctx, tx, request, { state: 'sent', actor: 'provider', at, dueAt: at + BANK_MS })
}

async function arrive(ctx: Context, tx: Tx, request: KeptRedemption, payout: Payout['id']): Promise<void> {
  const at = ctx.clock.now()
  await takeHeld(tx, request)
  await postHouse(tx, paidPosting(payout, request))
  await moveOn(ctx, tx, request, { state: 'paid', actor: 'provider', at })
  const payload = { redemptionId: request.id, winnings: request.cents, cents: request.cents }
  await emit(tx, redemptionPaid, { playerId: request.player, payload, at })
}

async function comeBack(ctx: Context, tx: Tx, { id, request }: { id: Payout['id']; request: KeptRedemption }): Promise<void> {
  await postHouse(tx, returnedPosting(id, request))
  await holdAgain(tx, request)
  const at = ctx.clock.now()
  await moveOn(ctx, tx, request, { state: 'needs-method', code: 'payout-returned', actor: 'provider', at })
}

async function fail(ctx: Context, tx: Tx, request: KeptRedemption, { code }: PayoutState): Promise<void> {
  const at = ctx.clock.now()
  await holdAgain(tx, request)
  const isOurs = OURS.includes(code ?? '')
  const change = isOurs
    ? ({ state: 'review', code: 'provider-unavailable', dueAt: at + DAY_MS } as const)
    : ({ state: 'needs-method', code: 'payout-failed' } as const)
  await moveOn(ctx, tx, request, { ...change, actor: 'provider', at })
}

/** Money left although the request was refused or paid otherwise: an operator claims it back. */
async function bookSurplus(ctx: Context, tx: Tx, { id, cents }: Payout, { word }: PayoutState): Promise<void> {
  if (word !== 'paid' && word !== 'returned') return
  ctx.log.error({ payout: id }, 'a payout was paid that was given up: an operator must look at it')
  if (word === 'paid') await postHouse(tx, surplusPayoutPosting(id, cents))
}
