import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Context } from '../context.ts'
import type { Reader } from './database.ts'

/** Of one table those columns that are the player's to know: no secret, no hash, nobody else's id. */
export type OwnTable = readonly [table: string, ...columns: string[]]

const ROWS_MAX = 50_000

/** `personalData` of a slice that keeps plain rows: for each name the player's rows, instants in ISO, the newest first. */
export const ownRows =
  (tables: Readonly<Record<string, OwnTable>>) =>
  async ({ reader }: Pick<Context, 'reader'>, player: Id<'plr'>): Promise<Record<string, unknown>> => {
    const parts: Record<string, unknown> = {}
    for (const [name, table] of Object.entries(tables)) parts[name] = await readRows(reader, table, player)
    return parts
  }

/** Ordered by the first column that is named. */
async function readRows(db: Reader, [table, ...columns]: OwnTable, player: Id<'plr'>): Promise<unknown[]> {
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(own) as row from (
      select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)} where player = ${player}
      order by 1 desc limit ${ROWS_MAX}
    ) own`.execute(db)
  return rows.map(({ row }) => row)
}
