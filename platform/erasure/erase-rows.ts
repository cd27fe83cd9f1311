import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { KEEP_YEARS, type PersonalTable } from '#kernel/personal-table.ts'
import type { Tx } from '../db/database.ts'

/** Deletes and blanks rows in the order of the list; idempotent. */
export async function eraseRows(tx: Tx, tables: readonly PersonalTable[], player: Id<'plr'>): Promise<void> {
  for (const { table, by, fate, emptied } of tables) {
    const whose = sql`${sql.ref(by)} = ${player}`
    if (fate === 'erased') await sql`delete from ${sql.table(table)} where ${whose}`.execute(tx)
    else if (emptied) {
      const columns = Object.entries(emptied).map(([column, value]) => sql`${sql.ref(column)} = ${sql.lit(value)}`)
      await sql`update ${sql.table(table)} set ${sql.join(columns)} where ${whose}`.execute(tx)
    }
  }
}

/** Deletes this player's records whose retention period has ended. */
export async function deleteOutlived(
  tx: Tx,
  tables: readonly PersonalTable[],
  { player, years }: { readonly player: Id<'plr'>; readonly years: number },
): Promise<void> {
  for (const { table, by, fate } of tables) {
    const last = fate === 'erased' ? null : KEEP_YEARS[fate]
    if (last === null || last > years) continue
    await sql`delete from ${sql.table(table)} where ${sql.ref(by)} = ${player}`.execute(tx)
  }
}
