import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** The rows of a query in pages, from one snapshot. Values must be literals: a cursor takes no parameters. */
export async function* cursorPages<Row>(tx: Tx, query: RawBuilder<Row>, rowsAtOnce: number): AsyncGenerator<Row[]> {
  await sql`declare leaving no scroll cursor for ${query}`.execute(tx)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(rowsAtOnce)} from leaving`.execute(tx)
    if (rows.length === 0) break
    yield rows
  }
  await sql`close leaving`.execute(tx)
}
