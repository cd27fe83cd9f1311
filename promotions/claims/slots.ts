import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Reader, Tx } from '#platform/db/database.ts'

/** Claims for the first players of a pool: a run's id, or `<run>:<drop>`. A repeat opens nothing. */
export async function openSlots(tx: Tx, pool: string, count: number): Promise<void> {
  await sql`
    insert into promotion.claim_slot (pool, slot) select ${pool}, slot from generate_series(1, ${count}::int) slot
    where not exists (select from promotion.claim_slot where pool = ${pool}) on conflict do nothing`.execute(tx)
}

/**
 * Gives the player one of the slots that are left, 1 to their count; again for the same key. `yours`: the player has one
 * by another key. `gone`: none is left, nor will be by a rollback.
 */
export async function claimSlot(tx: Tx, pool: string, player: Id<'plr'>, key: string): Promise<number | 'gone' | 'yours'> {
  const { rows } = await sql<{ slot: number }>`select promotion.claim_slot(${pool}, ${player}, ${key}) as slot`.execute(tx)
  const { slot } = rows[0]!
  return slot === -1 ? 'gone' : slot === -2 ? 'yours' : slot
}

/** How many slots of each of a run's pools are left, by its name. */
export async function countLeft(
  db: Reader,
  run: string,
  pools: readonly { readonly name: string; readonly count: number }[],
): Promise<ReadonlyMap<string, number>> {
  if (pools.length === 0) return new Map()
  const { rows } = await sql<{ pool: string; left: number }>`
    select pool, count(*) filter (where player is null)::int as left from promotion.claim_slot
    where pool = any(${pools.map(({ name }) => `${run}:${name}`)}::text[]) group by pool`.execute(db)
  const known = new Map(rows.map(({ pool, left }) => [pool, left]))
  // A pool is opened by its first claim.
  return new Map(pools.map(({ name, count }) => [name, known.get(`${run}:${name}`) ?? count]))
}

/** How many slots are left, and how many there are. */
export async function countSlots(db: Reader, pool: string): Promise<{ readonly left: number; readonly total: number }> {
  const { rows } = await sql<{ left: number; total: number }>`
    select count(*) filter (where player is null)::int as left, count(*)::int as total
    from promotion.claim_slot where pool = ${pool}`.execute(db)
  return rows[0]!
}
