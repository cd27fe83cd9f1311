import { z } from 'zod'
import { wireAmount } from '#kernel/contract.ts'
import { dayField, defineEvent, type EventPayload, idField, instantField } from '#kernel/event.ts'

export const playerSignedUp = defineEvent({
  type: 'player.signed-up',
  payload: z.object({
    isReferred: z.boolean(),
    /** The player whose code was used, if it was accepted. */
    referrer: idField('plr').nullable(),
  }),
})

export const playerSignedIn = defineEvent({
  type: 'player.signed-in',
  payload: z.object({
    sessionId: idField('ses'),
    /** From a browser that this player has not used before; never emitted for the first one. */
    isNewDevice: z.boolean(),
  }),
})

/** Three failures locked the account. */
export const playerLockedOut = defineEvent({ type: 'player.locked-out', payload: z.object({}) })

/** The player's mailbox was confirmed or identity verified: the account's personal data is now proven. */
export const playerProved = defineEvent({
  type: 'player.proved',
  payload: z.object({ what: z.enum(['mailbox', 'identity']) }),
})

/** The player's first call on a day of the brand's calendar. Once per player and day. */
export const dayFirstSeen = defineEvent({ type: 'day.first-seen', payload: z.object({ day: dayField }) })

/** The player confirmed an address or a number; again after changing it. */
export const contactConfirmed = defineEvent({
  type: 'contact.confirmed',
  payload: z.object({ what: z.enum(['email', 'phone']) }),
})

/** The player's personal information is complete. Once. */
export const profileCompleted = defineEvent({ type: 'profile.completed', payload: z.object({}) })

/** The player's identity was verified; again if it was revoked in between. */
export const identityApproved = defineEvent({ type: 'identity.approved', payload: z.object({}) })

/** A limit refused an amount, a round or time to play. At most once per limit in 24 hours. */
export const limitReached = defineEvent({
  type: 'limit.reached',
  payload: z.object({
    scope: z.enum(['SweepStakes', 'TournamentPoints', 'Purchases', 'Time']),
    kind: z.enum(['gross', 'net', 'single']),
    period: z.enum(['day', 'week', 'month', 'once']),
    /** What was refused: minor units of a mode, cents of a purchase; 0 for time. */
    amount: wireAmount.min(0),
  }),
})

/** The player began a break or a self-exclusion, or prolonged it. */
export const breakStarted = defineEvent({
  type: 'break.started',
  payload: z.object({
    kind: z.enum(['cool-off', 'self-exclusion']),
    /** Null for a permanent one. */
    until: instantField.nullable(),
  }),
})

declare module '#kernel/event.ts' {
  interface DomainEventPayloads {
    'player.signed-up': EventPayload<typeof playerSignedUp>
    'player.signed-in': EventPayload<typeof playerSignedIn>
    'player.locked-out': EventPayload<typeof playerLockedOut>
    'player.proved': EventPayload<typeof playerProved>
    'day.first-seen': EventPayload<typeof dayFirstSeen>
    'contact.confirmed': EventPayload<typeof contactConfirmed>
    'profile.completed': EventPayload<typeof profileCompleted>
    'identity.approved': EventPayload<typeof identityApproved>
    'limit.reached': EventPayload<typeof limitReached>
    'break.started': EventPayload<typeof breakStarted>
  }
}
