import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, openDatabase } from '#platform/db/database.ts'

/** What a catch-up wrote, without the ledger's rows. */
export interface Written {
  readonly rows: number
  /** On average, as stored. */
  readonly bytesEach: number
}

/** A session tells its statistics once it has been idle for ten seconds. */
const TOLD_MS = 11_000
const SAMPLE = 5_000

/** Counts the rows that some work inserts and updates in all tables but the ledger's. */
export async function countWritten(url: string, work: () => Promise<void>): Promise<Written> {
  const owner = openDatabase({ url, connectionsMax: 1 })
  await sleep(TOLD_MS)
  const before = await readWrites(owner)
  await work()
  await sleep(TOLD_MS)
  const after = await readWrites(owner)
  const written = [...after].map(([table, count]) => ({ table, count: count - (before.get(table) ?? 0) }))
  // Pushes that were sent are gone: they were as long as those in the outbox.
  const ofPushes = await sizeOf(owner, 'outbox.push')
  let [rows, bytes] = [0, 0]
  for (const { table, count } of written.filter((each) => each.count > 0)) {
    rows += count
    bytes += count * ((await sizeOf(owner, table)) ?? ofPushes ?? 0)
  }
  await owner.close()
  return { rows, bytesEach: bytes / rows }
}

async function readWrites({ pool }: Database): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ table: string; count: number }>(
    `select format('%I.%I', schemaname, relname) as table, (n_tup_ins + n_tup_upd)::float8 as count from pg_stat_user_tables
     where schemaname <> 'ledger'`,
  )
  return new Map(rows.map(({ table, count }) => [table, count]))
}

async function sizeOf({ pool }: Database, table: string): Promise<number | null> {
  const { rows } = await pool.query<{ size: number | null }>(
    `select avg(pg_column_size(t.*))::float8 as size from (select * from ${table} limit ${SAMPLE}) t`,
  )
  return rows[0]!.size
}
