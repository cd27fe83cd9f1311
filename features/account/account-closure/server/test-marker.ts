import type { Database } from '#platform/db/database.ts'

/** The tables that contain the marker in any column of any row. */
export async function tablesThatSay(pool: Database['pool'], marker: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') and has_schema_privilege(schemaname, 'usage')`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rowCount } = await pool.query(`select from ${name} t where t::text ilike $1 limit 1`, [`%${marker}%`])
    if (rowCount) found.push(name)
  }
  return found
}
