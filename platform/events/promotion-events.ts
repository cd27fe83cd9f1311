import { z } from 'zod'
import { wireAmount } from '#kernel/contract.ts'
import { defineEvent, type EventPayload, idField } from '#kernel/event.ts'

const amount = wireAmount.min(0)
const count = z.int().min(1)
const lifetime = z.int().min(0).meta({ description: 'seconds' })

const freeSpins = { game: z.string(), count, /** Per spin. */ betLevel: amount, lifetimeSeconds: lifetime }

/** Free spins were awarded; the slice that plays games stores them. `id` is the award's business key. */
export const freeSpinsGranted = defineEvent({
  type: 'free-spins.granted',
  payload: z.object({ id: z.string(), ...freeSpins }),
})

const entitlementKind = z.enum(['draw', 'card', 'box', 'ticket', 'balls', 'points', 'boost', 'badge', 'offer'])

const grantFields = {
  grantId: z.string(),
  /** The campaign run that granted it; null outside of campaigns. */
  run: idField('cmp').nullable(),
  /** The slice. */
  feature: z.string(),
  kind: z.enum(['balance', 'free-spins', ...entitlementKind.options]),
  value: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('balance'), coins: amount, entries: amount }),
    z.object({ kind: z.literal('free-spins'), ...freeSpins }),
    z.object({ kind: entitlementKind, of: z.string(), count, lifetimeSeconds: lifetime.nullable() }),
  ]),
  costCents: amount,
}

/** A player earned a grant. */
export const grantGiven = defineEvent({ type: 'grant.given', payload: z.object(grantFields) })

/** The player used a grant: spun it, opened it, entered it. */
export const grantTaken = defineEvent({ type: 'grant.taken', payload: z.object(grantFields) })

/** A grant expired unused. */
export const grantExpired = defineEvent({ type: 'grant.expired', payload: z.object(grantFields) })

const run = z.object({
  run: idField('cmp'),
  /** Events visible in it were committed before. */
  snapshot: z.string(),
})

/** A run has started; late if no server ran at that moment. Once for each run, of the brand. */
export const campaignStarted = defineEvent({ type: 'campaign.started', payload: run })
/** An operator paused a run. */
export const campaignPaused = defineEvent({ type: 'campaign.paused', payload: run })
/** The results of a run were computed, from everything in its snapshot. Once. */
export const campaignClosed = defineEvent({ type: 'campaign.closed', payload: run })

declare module '#kernel/event.ts' {
  interface BrandEventTypes {
    'campaign.started': true
    'campaign.paused': true
    'campaign.closed': true
  }
  interface DomainEventPayloads {
    'free-spins.granted': EventPayload<typeof freeSpinsGranted>
    'grant.given': EventPayload<typeof grantGiven>
    'grant.taken': EventPayload<typeof grantTaken>
    'grant.expired': EventPayload<typeof grantExpired>
    'campaign.started': EventPayload<typeof campaignStarted>
    'campaign.paused': EventPayload<typeof campaignPaused>
    'campaign.closed': EventPayload<typeof campaignClosed>
  }
}
