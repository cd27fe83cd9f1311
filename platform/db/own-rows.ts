import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Context } from '../context.ts'
import { copiedRows, rowsToRead } from './copied-rows.ts'
import type { Reader } from './database.ts'

/** The columns of one table that the player may see: no secret, no hash, no other person's id. */
export type OwnTable = readonly [table: string, ...columns: string[]]

/**
 * `personalData` of a slice with plain rows: for each name the player's rows, instants in ISO, newest first; if
 * truncated, `cut` says so.
 */
export const ownRows =
  (tables: Readonly<Record<string, OwnTable>>) =>
  async ({ reader }: Pick<Context, 'reader'>, player: Id<'plr'>): Promise<Record<string, unknown>> => {
    const lists: Record<string, unknown[]> = {}
    for (const [name, table] of Object.entries(tables)) lists[name] = await readOwnRows(reader, table, player)
    return copiedRows(lists)
  }

/** Ordered by the first listed column. */
export async function readOwnRows(db: Reader, [table, ...columns]: OwnTable, player: Id<'plr'>): Promise<unknown[]> {
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(own) as row from (
      select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)} where player = ${player}
      order by 1 desc limit ${rowsToRead()}
    ) own`.execute(db)
  return rows.map(({ row }) => row)
}
