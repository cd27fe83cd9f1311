import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { KEEP_YEARS, type PersonalTable } from '#kernel/personal-table.ts'
import type { Tx } from '../db/database.ts'

/** Erases and empties, in the order of the list; once more changes nothing. */
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

/** What was kept for some years, once they are over for this player. */
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
