import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '../db/database.ts'
import { gatherReadsOf } from '../db/gather-reads.ts'
import { timestamp } from '../db/timestamp.ts'

/** Whether this player's identity is verified, for purchase and prize policies (ACC-2). */
export const isVerified = gatherReadsOf(async (db, players: readonly Id<'plr'>[]): Promise<boolean[]> => {
  const verified = await verifiedOf(db, [...new Set(players)])
  return players.map((player) => verified.has(player))
})

/** Those of these players whose identity is verified. */
export async function verifiedOf(db: Reader, players: readonly Id<'plr'>[]): Promise<ReadonlySet<Id<'plr'>>> {
  const { rows } = await sql<{ player: Id<'plr'> }>`
    select player from verified_player where player = any(${players}::text[])`.execute(db)
  return new Set(rows.map(({ player }) => player))
}

/** `by` is a provider’s name or an operator’s id. False, and no change, if already verified. */
export async function markVerified(
  tx: Tx,
  playerId: Id<'plr'>,
  { at, by }: { readonly at: Instant; readonly by: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into verified_player (player, verified_at, verified_by) values (${playerId}, ${timestamp(at)}, ${by})
    on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/** Revokes a verification that proved wrong. */
export async function unmarkVerified(tx: Tx, playerId: Id<'plr'>): Promise<void> {
  await sql`delete from verified_player where player = ${playerId}`.execute(tx)
}
