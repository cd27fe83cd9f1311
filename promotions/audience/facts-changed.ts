import { z } from 'zod'
import { defineEvent, type EventPayload } from '#kernel/event.ts'

/**
 * Facts that only a slice knows have changed; absent ones have not. The slice that owns a fact emits it. With no fact it
 * says that the account has changed: residence, contacts, closed or not.
 */
export const factsChanged = defineEvent({
  type: 'player.facts-changed',
  payload: z.object({
    /** The player's first device receives notifications, or the last one no longer does. */
    hasPush: z.boolean().optional(),
    /** Null: has left the levels. */
    vipLevel: z.int().min(0).nullable().optional(),
  }),
})

declare module '#kernel/event.ts' {
  interface DomainEventPayloads {
    'player.facts-changed': EventPayload<typeof factsChanged>
  }
}
