import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import {
  type DurableChannel,
  playerChannel,
  publicChannel,
  type PushContract,
  type PushMessage,
  type PushPayloads,
  type PushType,
} from '#kernel/push.ts'
import { InvariantError } from '#kernel/result.ts'
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
 * Tells a player's pages what this transaction does, if it commits. Post to the ledger first: what
 * counts the channel, a player's wallet, is locked here until the commit. Throws InvariantError for data of another shape.
 */
export const pushTo = <T extends PushType>(
  tx: Tx,
  playerId: Id<'plr'>,
  contract: PushContract<T>,
  data: PushPayloads[T],
): Promise<void> => push(tx, playerChannel(playerId), messageOf(contract, data))

/** The same to everybody who is signed in to a brand. */
export const pushToAll = <T extends PushType>(
  tx: Tx,
  brand: string,
  contract: PushContract<T>,
  data: PushPayloads[T],
): Promise<void> => push(tx, publicChannel(brand), messageOf(contract, data))

/** Without a look at its shape: for the outbox's own tests. Slices push by contract. */
export async function push(tx: Tx, channel: DurableChannel, message: PushMessage): Promise<void> {
  await sql`select outbox.push(${channel}, ${JSON.stringify(message)}::jsonb)`.execute(tx)
}

/** What a public feed is given: a push of the same shape, for those who need no more than the latest. */
export const liveMessage = <T extends PushType>(contract: PushContract<T>, data: PushPayloads[T]): PushMessage =>
  messageOf(contract, data)

/** Checked everywhere, in production too: it takes a fortieth of the insert that follows. */
function messageOf<T extends PushType>({ pushType, data: schema }: PushContract<T>, data: PushPayloads[T]): PushMessage {
  const read = schema.safeParse(data)
  if (!read.success) throw new InvariantError(`a push '${String(pushType)}' that no page would believe: ${read.error.message}`)
  return { type: pushType, data: read.data } as unknown as PushMessage
}

/** Tells the other slices, at least once and in order per player, if this transaction commits. */
export async function emit(tx: Tx, { type, playerId, payload, at }: NewEvent): Promise<void> {
  const when = at === undefined ? sql`now()` : moment(at)
  await sql`select outbox.emit(${type}, ${playerId}, ${JSON.stringify(payload)}::jsonb, ${when})`.execute(tx)
}
