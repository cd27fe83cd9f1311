import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { playerChannel } from '#kernel/push.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { tryLockId } from '#platform/db/locks.ts'
import { wake } from '#platform/outbox/index.ts'
import { HAS_PUSHES } from './due-pushes.ts'

/** Few, as they lock that many wallets. */
const ROWS_AT_ONCE = 100
/** For those who are in the middle of a round. */
const BUSY_GAP_MS = 5

/**
 * Sends what steps wanted to push, and returns to how many players. The reader itself locks no channel. One process sends
 * at a time, so that each player is told in order.
 */
export async function sendPushes(database: Database, isOpen: () => boolean): Promise<number> {
  let sent = 0
  while (isOpen()) {
    const told = await database.transaction(tellSome)
    if (told === 'nobody') return sent
    const channels = told.map((player) => playerChannel(player))
    sent += channels.length
    if (channels.length > 0) wake(channels)
    else await wait(BUSY_GAP_MS)
  }
  return sent
}

/**
 * Sends the oldest, and returns to whom. It waits for no wallet: while it held some and waited for others, a player's next
 * round would wait for the round of another.
 */
async function tellSome(tx: Tx): Promise<'nobody' | Id<'plr'>[]> {
  if (!(await tryLockId(tx, 'promotionPushes', 'all'))) return 'nobody'
  const { rows } = await sql<{ player: Id<'plr'> }>`select player from promotion.send_pushes(${ROWS_AT_ONCE})`.execute(tx)
  return rows.length > 0 || (await hasDue(tx)) ? rows.map(({ player }) => player) : 'nobody'
}

async function hasDue(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ hasDue: boolean }>`select ${HAS_PUSHES} as "hasDue"`.execute(tx)
  return rows[0]!.hasDue
}
