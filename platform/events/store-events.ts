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
export const purchaseCompleted = defineEvent({ type: 'purchase.completed', payload: z.object(purchaseFields) })

/** A completed purchase was refunded or charged back. `nth` is that of the completed purchase. */
export const purchaseReversed = defineEvent({ type: 'purchase.reversed', payload: z.object(purchaseFields) })

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
    'redemption.requested': EventPayload<typeof redemptionRequested>
    'redemption.paid': EventPayload<typeof redemptionPaid>
  }
}
