import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { playerChannel, type PushMessage } from '#kernel/push.ts'
import type { Database } from '#platform/db/database.ts'
import { push, wake } from '#platform/outbox/index.ts'

const AT_ONCE = 200

interface PushRow {
  readonly player: Id<'plr'>
  readonly message: PushMessage
}

/** Sends what steps wanted to push, in the order of players, and returns how many. The reader itself locks no channel. */
export async function sendPushes(database: Database, isOpen: () => boolean): Promise<number> {
  let sent = 0
  while (isOpen()) {
    const rows = await database.transaction(async (tx) => {
      const { rows } = await sql<PushRow>`
        delete from promotion.push_due where (player, kind) in (
          select player, kind from promotion.push_due order by player, kind limit ${AT_ONCE} for update skip locked)
        returning player, message`.execute(tx)
      const sorted = rows.toSorted((a, b) => (a.player < b.player ? -1 : 1))
      for (const { player, message } of sorted) await push(tx, playerChannel(player), message)
      return sorted
    })
    if (rows.length === 0) return sent
    sent += rows.length
    wake([...new Set(rows.map(({ player }) => playerChannel(player)))])
  }
  return sent
}
