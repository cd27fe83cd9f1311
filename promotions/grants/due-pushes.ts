import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { PushMessage } from '#kernel/push.ts'
import type { Tx } from '#platform/db/database.ts'
import { textRows } from '#platform/db/text-rows.ts'

/** What players are to be told soon, by player and kind. */
export type DuePushes = Map<Id<'plr'>, Record<string, PushMessage>>

/** Messages tell the whole state, so that only the latest of a run, type and action is kept. */
export function addPush(pushes: DuePushes, { player, run, message }: NewPush): void {
  const { type, data } = message as { type: string; data: { action?: string } }
  const own = pushes.get(player) ?? {}
  own[`${run}:${type}:${data.action ?? ''}`] = message
  pushes.set(player, own)
}

interface NewPush {
  readonly player: Id<'plr'>
  readonly run: string
  readonly message: PushMessage
}

/**
 * Whether any push is due, by index: `exists` scans the table, where the rows that were sent lie before those that are due
 * until they are vacuumed (0.2 s under load).
 */
export const HAS_PUSHES = sql<boolean>`(select player from promotion.push_due order by player, id limit 1) is not null`

/** Leaves them to `sendPushes`, in this transaction, which locks no wallet for it. */
export async function writePushes(tx: Tx, pushes: DuePushes): Promise<void> {
  if (pushes.size === 0) return
  const own = [...pushes.values()]
  const kinds = own.map((each) => Object.keys(each).join('\n'))
  const messages = own.map((each) =>
    Object.values(each)
      .map((message) => JSON.stringify(message))
      .join('\n'),
  )
  await sql`
    insert into promotion.push_due (player, kinds, messages)
    select * from unnest(${[...pushes.keys()]}::text[], ${textRows(kinds)}, ${textRows(messages)})`.execute(tx)
}
