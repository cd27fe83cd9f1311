import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { playerChannel, type PushMessage } from '#kernel/push.ts'
import type { Database } from '#platform/db/database.ts'
import { tryLockId } from '#platform/db/locks.ts'
import { pushMany, wake } from '#platform/outbox/index.ts'

/** Few, as they lock that many wallets. */
const ROWS_AT_ONCE = 100

interface PushRow {
  readonly id: bigint
  readonly player: Id<'plr'>
  readonly messages: Readonly<Record<string, PushMessage>>
}

/**
 * Sends what steps wanted to push, and returns to how many players. The reader itself locks no channel. One process sends
 * at a time, so that each player is told in order.
 */
export async function sendPushes(database: Database, isOpen: () => boolean): Promise<number> {
  let sent = 0
  while (isOpen()) {
    const channels = await database.transaction(async (tx) => {
      if (!(await tryLockId(tx, 'promotionPushes', 'all'))) return []
      const { rows } = await sql<PushRow>`
        delete from promotion.push_due where id in (select id from promotion.push_due order by id limit ${ROWS_AT_ONCE})
        returning id, player, messages`.execute(tx)
      const latest = new Map<Id<'plr'>, PushRow['messages']>()
      for (const { player, messages } of rows.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
        latest.set(player, { ...latest.get(player), ...messages })
      const pushes = [...latest].flatMap(([player, messages]) =>
        Object.values(messages).map((message) => ({ channel: playerChannel(player), message })),
      )
      if (pushes.length > 0) await pushMany(tx, pushes)
      return [...latest.keys()].map((player) => playerChannel(player))
    })
    if (channels.length === 0) return sent
    sent += channels.length
    wake(channels)
  }
  return sent
}
