import { z } from 'zod'
import { wireAmount } from '#kernel/contract.ts'
import { defineEvent, type EventPayload } from '#kernel/event.ts'

const amount = wireAmount.min(0)

const purchaseFields = {
  orderId: z.string(),
  /** The package that was bought. */
  preset: z.string(),
  /** The price paid, in US cents. */
  cents: z.int().min(0),
  /** Which completed purchase of the player it is, from 1. */
  nth: z.int().min(1),
  /** The offer that applied to it. */
  offer: z.string().nullable(),
  coins: amount,
  entries: amount,
}

/** A payment arrived and its coins and entries were credited. Once per order. */
export const purchaseCompleted = defineEvent({
  type: 'purchase.completed',
  payload: z.object({
    ...purchaseFields,
    /** A quick buy: one press with a saved method paid. Older events do not say so. */
    isQuickBuy: z.boolean().optional(),
  }),
})

/**
 * A completed purchase was refunded or charged back, in whole or in part. `nth` is that of the completed purchase; `cents`,
 * `coins` and `entries` are what this reversal takes of it. Each cent of a purchase is reversed once, unless it is restored.
 */
export const purchaseReversed = defineEvent({
  type: 'purchase.reversed',
  payload: z.object({
    ...purchaseFields,
    /** The price that was paid. Older events, which reversed the whole, have neither this nor what is left. */
    priceCents: z.int().min(1).optional(),
    /** What is left of the price after this reversal. */
    leftCents: z.int().min(0).optional(),
  }),
})

/**
 * A dispute of a completed purchase was won, and what its reversal took stands again: `cents`, `coins` and `entries` of it.
 */
export const purchaseRestored = defineEvent({
  type: 'purchase.restored',
  payload: z.object({
    ...purchaseFields,
    /** The price that was paid. */
    priceCents: z.int().min(1),
    /** What is left of the price, with what is restored. */
    leftCents: z.int().min(0),
  }),
})

type Reversed = Pick<EventPayload<typeof purchaseReversed>, 'cents' | 'priceCents' | 'leftCents'>

/** What is left of a purchase's price after a reversal or a restoration, in US cents. */
export const leftAfter = ({ leftCents = 0 }: Reversed): number => leftCents

export interface PurchaseLeft {
  readonly priceCents: number
  readonly leftCents: number
}

/** How much of an amount that came with a purchase stays with what is left of its price, rounded down. */
export const keptOf = (amount: number, { priceCents, leftCents }: PurchaseLeft): number =>
  priceCents === 0 ? 0 : Number((BigInt(amount) * BigInt(leftCents)) / BigInt(priceCents))

/** How much of an amount that came with a purchase goes with a reversal; all reversals of one take exactly the amount. */
export const shareReversed = (amount: number, { cents, leftCents = 0, priceCents = cents }: Reversed): number =>
  keptOf(amount, { priceCents, leftCents: leftCents + cents }) - keptOf(amount, { priceCents, leftCents })

/** How much of such an amount comes back with a restoration: as much as the reversal took. */
export const shareRestored = (amount: number, { cents, leftCents, priceCents }: EventPayload<typeof purchaseRestored>): number =>
  shareReversed(amount, { cents, priceCents, leftCents: leftCents - cents })

const redemption = z.object({
  redemptionId: z.string(),
  /** Minor units. */
  winnings: amount,
  /** What is paid for them, in US cents. */
  cents: z.int().min(0),
})

/** The player asked to redeem winnings, which are set aside. */
export const redemptionRequested = defineEvent({ type: 'redemption.requested', payload: redemption })

/** A redemption was paid out. */
export const redemptionPaid = defineEvent({ type: 'redemption.paid', payload: redemption })

declare module '#kernel/event.ts' {
  interface DomainEventPayloads {
    'purchase.completed': EventPayload<typeof purchaseCompleted>
    'purchase.reversed': EventPayload<typeof purchaseReversed>
    'purchase.restored': EventPayload<typeof purchaseRestored>
    'redemption.requested': EventPayload<typeof redemptionRequested>
    'redemption.paid': EventPayload<typeof redemptionPaid>
  }
}
