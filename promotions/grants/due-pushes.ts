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
export const HAS_PUSHES = sql<boolean>`(select id from promotion.push_due order by id limit 1) is not null`

/** Leaves them to `sendPushes`, in this transaction, which locks no wallet for it. */
export async function writePushes(tx: Tx, pushes: DuePushes): Promise<void> {
  if (pushes.size === 0) return
  const messages = Array.from(pushes.values(), toLines)
  await sql`
    insert into promotion.push_due (player, messages)
    select * from unnest(${[...pushes.keys()]}::text[], ${textRows(messages)})`.execute(tx)
}

const toLines = (messages: Readonly<Record<string, PushMessage>>): string =>
  Object.entries(messages)
    .map(([kind, message]) => `${kind}\t${JSON.stringify(message)}`)
    .join('\n')

/** The serialized messages of rows in their order, the latest of each kind. */
export function latestOf(rows: readonly string[]): string[] {
  const latest = new Map<string, string>()
  for (const line of rows.flatMap((row) => row.split('\n'))) {
    const tab = line.indexOf('\t')
    latest.set(line.slice(0, tab), line.slice(tab + 1))
  }
  return [...latest.values()]
}
