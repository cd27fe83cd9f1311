import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { Kind } from '../contract.ts'

type Tables = {
  push_choice: { player: Id<'plr'>; kind: string; is_on: boolean; changed_at: Instant }
}

const tables = (db: Reader) => db.withTables<Tables>()

/** The player's stored choices, by kind. */
export async function readChoices(db: Reader, playerId: Id<'plr'>): Promise<ReadonlyMap<string, boolean>> {
  const rows = await tables(db).selectFrom('push_choice').where('player', '=', playerId).select(['kind', 'is_on']).execute()
  return new Map(rows.map(({ kind, is_on }) => [kind, is_on]))
}

export async function keepChoice(
  tx: Tx,
  playerId: Id<'plr'>,
  { kind, isOn }: { kind: Kind; isOn: boolean },
  now: Instant,
): Promise<void> {
  const row = { is_on: isOn, changed_at: timestamp(now) }
  await tables(tx)
    .insertInto('push_choice')
    .values({ player: playerId, kind, ...row })
    .onConflict((conflict) => conflict.columns(['player', 'kind']).doUpdateSet(row))
    .execute()
}
