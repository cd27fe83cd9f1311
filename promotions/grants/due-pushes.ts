import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { PushMessage } from '#kernel/push.ts'
import type { Tx } from '#platform/db/database.ts'

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

/** Leaves them to `sendPushes`, in this transaction, which locks no wallet for it. */
export async function writePushes(tx: Tx, pushes: DuePushes): Promise<void> {
  if (pushes.size === 0) return
  const messages = Array.from(pushes.values(), (each) => JSON.stringify(each))
  await sql`
    insert into promotion.push_due (player, messages)
    select * from unnest(${[...pushes.keys()]}::text[], ${messages}::json[])`.execute(tx)
}
