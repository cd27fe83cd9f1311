import { sql } from 'kysely'
import type { BrandEventType, DomainEventPayloads, DomainEventType, EventContract, PlayerEventType } from '#kernel/event.ts'
import type { Id } from '#kernel/id.ts'
import {
  type DurableChannel,
  playerChannel,
  publicChannel,
  type PushContract,
  type PushData,
  type PushMessage,
} from '#kernel/push.ts'
import { assert, InvariantError } from '#kernel/result.ts'
import type { Instant } from '#kernel/time.ts'
import { textRows } from '../db/text-rows.ts'
import { timestamp } from '../db/timestamp.ts'
import { pushCheckOf } from './push-check.ts'
import type { Reader, Tx } from '../db/database.ts'

/** A domain event to write; the outbox adds its id, the contract its type. */
export interface NewEvent<E extends DomainEventType> {
  readonly playerId: Id<'plr'>
  readonly payload: DomainEventPayloads[E]
  /** The database's time by default. */
  readonly at?: Instant
}

/**
 * Publishes to a player's pages if this transaction commits. Post to the ledger first: this locks the channel
 * counter, the player's wallet, until the commit. Throws InvariantError for data of another shape.
 */
export const pushTo = <C extends PushContract>(tx: Tx, playerId: Id<'plr'>, contract: C, data: PushData<C>): Promise<void> =>
  push(tx, playerChannel(playerId), messageOf(contract, data))

/** The same to every signed-in player of a brand. */
export const pushToAll = <C extends PushContract>(tx: Tx, brand: string, contract: C, data: PushData<C>): Promise<void> =>
  push(tx, publicChannel(brand), messageOf(contract, data))

/** Without validation: for the outbox's own tests. Slices publish by contract. */
export async function push(tx: Tx, channel: DurableChannel, message: Pick<PushMessage, 'type' | 'data'>): Promise<void> {
  await sql`select outbox.push(${channel}, ${JSON.stringify(message)}::jsonb)`.execute(tx)
}

/** Many at once, in one statement. */
export const pushMany = (
  tx: Tx,
  pushes: readonly { readonly channel: DurableChannel; readonly message: PushMessage }[],
): Promise<void> =>
  pushSerialized(
    tx,
    pushes.map(({ channel, message }) => ({ channel, json: JSON.stringify(message) })),
  )

/** The same for messages that are serialized, each on one line. */
export async function pushSerialized(
  tx: Tx,
  pushes: readonly { readonly channel: DurableChannel; readonly json: string }[],
): Promise<void> {
  if (pushes.length === 0) return
  assert(!pushes.some(({ json }) => json.includes('\n')), 'a serialized push is one line')
  const byChannel = new Map<string, string>()
  for (const { channel, json } of pushes) {
    const earlier = byChannel.get(channel)
    byChannel.set(channel, earlier === undefined ? json : `${earlier}\n${json}`)
  }
  await sql`select outbox.push_many(${[...byChannel.keys()]}::text[], ${textRows([...byChannel.values()])})`.execute(tx)
}

/** A push for a public feed: the same shape, for consumers of the latest value only. */
export const liveMessage = <C extends PushContract>(contract: C, data: PushData<C>): PushMessage => messageOf(contract, data)

/** Validated in production too. */
function messageOf({ pushType, data: schema }: PushContract, data: unknown): PushMessage {
  if (pushCheckOf(schema)(data)) return { type: pushType, data } as PushMessage
  const read = schema.safeParse(data)
  if (!read.success) throw new InvariantError(`a push '${pushType}' that no page would believe: ${read.error.message}`)
  return { type: pushType, data: read.data } as PushMessage
}

/**
 * Emits a domain event to the other slices, at least once and in order per player, if this transaction commits. Throws
 * InvariantError for a payload of another shape; fields that the contract does not name are left out.
 */
export async function emit<E extends PlayerEventType>(
  tx: Tx,
  contract: EventContract<E>,
  { playerId, payload, at }: NewEvent<E>,
): Promise<void> {
  await sql`select outbox.emit(${contract.type}, ${playerId}, ${bodyOf(contract, payload)}::jsonb, ${whenOf(at)})`.execute(tx)
}

/** An event beside others, with its contract. */
export const eventOf = <E extends PlayerEventType>(
  contract: EventContract<E>,
  { playerId, payload }: Pick<NewEvent<E>, 'playerId' | 'payload'>,
): SerializedEvent => ({ type: contract.type, playerId, body: bodyOf(contract, payload) })

export interface SerializedEvent {
  readonly type: PlayerEventType
  readonly playerId: Id<'plr'>
  readonly body: string
}

/** The same for many of one time, in one statement and in their order; the database's time by default. */
export async function emitMany(tx: Tx, events: readonly SerializedEvent[], at?: Instant): Promise<void> {
  if (events.length === 0) return
  await sql`
    select outbox.emit_many(${events.map(({ type }) => type)}::text[], ${events.map(({ playerId }) => playerId)}::text[],
      ${textRows(events.map(({ body }) => body))}::jsonb[], ${whenOf(at)})`.execute(tx)
}

/** The same for an event of a whole brand, without a player: in the order in which they are written. */
export async function emitToBrand<E extends BrandEventType>(
  tx: Tx,
  contract: EventContract<E>,
  { brand, payload, at }: Omit<NewEvent<E>, 'playerId'> & { readonly brand: string },
): Promise<void> {
  await sql`select outbox.emit_to_brand(${contract.type}, ${brand}, ${bodyOf(contract, payload)}::jsonb, ${whenOf(at)})`.execute(
    tx,
  )
}

function bodyOf<E extends DomainEventType>({ type, payload: schema }: EventContract<E>, payload: DomainEventPayloads[E]): string {
  const read = schema.safeParse(payload)
  if (!read.success) throw new InvariantError(`an event '${type}' of another shape than its contract: ${read.error.message}`)
  return JSON.stringify(read.data)
}

const whenOf = (at: Instant | undefined) => (at === undefined ? sql`now()` : timestamp(at))

/** The snapshot of this statement, as events carry it. */
export async function readSnapshot(db: Reader): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(db)
  return rows[0]!.snapshot
}
