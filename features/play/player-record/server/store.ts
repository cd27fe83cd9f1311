import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'

type Tables = { shared_win: { token: string; round: string; player: Id<'plr'>; brand: string; shared_at: Instant } }

export interface SharedRow {
  readonly token: string
  readonly round: string
  readonly player: Id<'plr'>
  readonly brand: string
}

/** The token of the round: the given one, or the earlier one if the round is shared already. */
export async function keepShared(tx: Tx, { at, ...row }: SharedRow & { readonly at: Instant }): Promise<string> {
  const kept = await tx
    .withTables<Tables>()
    .insertInto('shared_win')
    .values({ ...row, shared_at: timestamp(at) })
    .onConflict((conflict) => conflict.column('round').doUpdateSet({ brand: row.brand }))
    .returning('token')
    .executeTakeFirstOrThrow()
  return kept.token
}

export async function deleteShared(tx: Tx, player: Id<'plr'>, round: string): Promise<void> {
  await tx.withTables<Tables>().deleteFrom('shared_win').where('round', '=', round).where('player', '=', player).execute()
}

export async function findShared(db: Reader, brand: string, token: string): Promise<SharedRow | undefined> {
  return db
    .withTables<Tables>()
    .selectFrom('shared_win')
    .where('token', '=', token)
    .where('brand', '=', brand)
    .select(['token', 'round', 'player', 'brand'])
    .executeTakeFirst()
}

export async function tokenOf(db: Reader, round: string): Promise<string | undefined> {
  const row = await db.withTables<Tables>().selectFrom('shared_win').where('round', '=', round).select('token').executeTakeFirst()
  return row?.token
}
