import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { playerChannel } from '#kernel/push.ts'
import type { Database, Reader, Tx } from '#platform/db/database.ts'
import { tryLockId } from '#platform/db/locks.ts'
import { wake } from '#platform/outbox/index.ts'
import { HAS_PUSHES } from './due-pushes.ts'

/** Few, as they lock that many wallets. */
const PLAYERS_AT_ONCE = 100
/** For those who are in the middle of a round. */
const BUSY_GAP_MS = 5

/** Sends until nothing is due, and returns how often players were told. */
export async function sendAllPushes(database: Database): Promise<number> {
  let sent = 0
  for (;;) {
    const told = await sendPushes(database, () => true)
    sent += told
    if (told > 0) continue
    if (!(await hasDue(database.reader))) return sent
    await wait(BUSY_GAP_MS)
  }
}

/**
 * Sends what steps wanted to push in one pass over the players, and returns how many were told. A push that
 * comes due meanwhile for a player whom it has passed waits for the next pass, together with those that follow. The reader
 * itself locks no channel.
 */
export async function sendPushes(database: Database, isOpen: () => boolean): Promise<number> {
  let sent = 0
  let passed: Passed[] = []
  do {
    const after = passed.at(-1)?.player ?? ''
    passed = await database.transaction((tx) => tellNext(tx, after))
    const channels = passed.flatMap(({ player, isTold }) => (isTold ? playerChannel(player) : []))
    if (channels.length > 0) wake(channels)
    sent += channels.length
  } while (passed.length === PLAYERS_AT_ONCE && isOpen())
  return sent
}

interface Passed {
  readonly player: Id<'plr'>
  readonly isTold: boolean
}

/**
 * Tells the next players, in the order of their ids; one process does at a time, so that each is told in order. It waits for
 * no wallet: while it held some and waited for others, a player's next round would wait for the round of another.
 */
async function tellNext(tx: Tx, after: string): Promise<Passed[]> {
  if (!(await tryLockId(tx, 'promotionPushes', 'all'))) return []
  const { rows } = await sql<Passed>`
    select player, is_told as "isTold" from promotion.send_pushes(${after}, ${PLAYERS_AT_ONCE})`.execute(tx)
  return rows
}

async function hasDue(db: Reader): Promise<boolean> {
  const { rows } = await sql<{ hasDue: boolean }>`select ${HAS_PUSHES} as "hasDue"`.execute(db)
  return rows[0]!.hasDue
}
