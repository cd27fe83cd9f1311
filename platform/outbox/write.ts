import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { DurableChannel, PushMessage } from '#kernel/push.ts'
import type { Instant } from '#kernel/time.ts'
import { moment } from '../db/moment.ts'
import type { Tx } from '../db/database.ts'
import type { DomainEventPayloads, DomainEventType } from '../feature.ts'

/** A domain event that is about to be written; the outbox adds its id. */
export type NewEvent = {
  readonly [E in DomainEventType]: {
    readonly type: E
    readonly playerId: Id<'plr'>
    readonly payload: DomainEventPayloads[E]
    /** The database's time unless given. */
    readonly at?: Instant
  }
}[DomainEventType]

/**
 * Sends to a client what this transaction does, if it commits. Post to the ledger first: the channel's row is locked
 * here until the commit, and locks go accounts before channels.
 */
export async function push(tx: Tx, channel: DurableChannel, message: PushMessage): Promise<void> {
  await sql`select outbox.push(${channel}, ${JSON.stringify(message)}::jsonb)`.execute(tx)
}

/** Tells the other slices, at least once and in order per player, if this transaction commits. */
export async function emit(tx: Tx, { type, playerId, payload, at }: NewEvent): Promise<void> {
  const when = at === undefined ? sql`now()` : moment(at)
  await sql`select outbox.emit(${type}, ${playerId}, ${JSON.stringify(payload)}::jsonb, ${when})`.execute(tx)
}
