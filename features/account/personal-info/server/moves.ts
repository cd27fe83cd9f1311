import type { Generated } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'

type Tables = {
  state_move: { id: Generated<bigint>; player: Id<'plr'>; from_state: string; to_state: string; moved_at: Instant }
}

/** When the player last declared a move; undefined if never. */
export async function readLastMove(db: Reader, player: Id<'plr'>): Promise<Instant | undefined> {
  const query = tables(db).selectFrom('state_move').select('moved_at').where('player', '=', player)
  return (await query.orderBy('id', 'desc').limit(1).executeTakeFirst())?.moved_at
}

export async function keepMove(
  tx: Tx,
  player: Id<'plr'>,
  { from, to, at }: { readonly from: string; readonly to: string; readonly at: Instant },
): Promise<void> {
  await tables(tx)
    .insertInto('state_move')
    .values({ player, from_state: from, to_state: to, moved_at: timestamp(at) })
    .execute()
}

const tables = (db: Reader) => db.withTables<Tables>()
