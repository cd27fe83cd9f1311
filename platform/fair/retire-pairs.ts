import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Tx } from '../db/database.ts'
import { announcePairs, atNow, type PairSource } from './announce-pairs.ts'
import { ROUNDS_PER_PAIR_MAX, type SeedOwner } from './seed-pairs.ts'

/**
 * After a restore the pairs would repeat outcomes that players may have seen. Reveals every active or announced pair
 * and announces new ones. A pair of an open round stays secret until the round is done: it skips to unseen nonces and
 * is worn. Returns how many pairs were active.
 */
export async function retirePairs(
  ctx: PairSource,
  tx: Tx,
  isInUse: (tx: Tx, owner: SeedOwner) => Promise<boolean>,
): Promise<number> {
  await sql`lock table fair_seed_pair in share row exclusive mode`.execute(tx)
  const { rows } = await sql<Row>`select id, player, mode, status from fair_seed_pair where status <> 'revealed'`.execute(tx)
  const active = rows.filter(({ status }) => status === 'active')
  const held: Id<'sed'>[] = []
  for (const { id, player: playerId, mode } of active) if (await isInUse(tx, { playerId, mode })) held.push(id)
  await sql`update fair_seed_pair set nonce = nonce + ${ROUNDS_PER_PAIR_MAX} where id = any(${held})`.execute(tx)
  await sql`
    update fair_seed_pair set status = 'revealed', revealed_at = ${atNow(ctx)}
    where status <> 'revealed' and not id = any(${held})`.execute(tx)
  for (const [player, modes] of modesByPlayer(rows)) await announcePairs(ctx, tx, player, modes)
  return active.length
}

interface Row {
  readonly id: Id<'sed'>
  readonly player: Id<'plr'>
  readonly mode: string
  readonly status: 'next' | 'active'
}

function modesByPlayer(rows: readonly Row[]): Map<Id<'plr'>, string[]> {
  const modes = new Map<Id<'plr'>, string[]>()
  for (const { player, mode } of rows) {
    const known = modes.get(player) ?? []
    if (!known.includes(mode)) modes.set(player, [...known, mode])
  }
  return modes
}
