import type { RouteContract } from '#kernel/contract.ts'
import type { Database } from '#platform/db/database.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { misfitsOf } from '../misfits.ts'
import type { TestSite } from '../site.ts'

/** A call that only reads. */
export interface Read {
  /** Its actor and path. */
  readonly name: string
  /** Returns the status. */
  readonly call: () => Promise<number>
}

export interface Readers {
  readonly guest: TestClient
  readonly player: TestClient
  readonly operator: TestClient
}

/** Every call of the site that only reads. Those with an id in their path ask for one that does not exist. */
export function readsOf(site: TestSite, { guest, player, operator }: Readers): Read[] {
  const contracts = site.slices.flatMap(({ routes = [] }) => routes.map(({ contract }) => contract))
  const readerOf = ({ path, actor }: RouteContract): TestClient =>
    path.startsWith('/rest/operator/') ? operator : actor === 'player' ? player : guest
  return contracts
    .filter(({ method, effect }) => method === 'GET' && effect === 'read')
    .map((contract) => ({ name: `${contract.actor} ${contract.path}`, call: () => callFitting(readerOf(contract), contract) }))
}

async function callFitting(client: TestClient, contract: RouteContract): Promise<number> {
  const [params, query] = [contract.params, contract.query].map((part) => part && misfitsOf(part).fit)
  const { status } = await client.call(contract, { params, query } as never)
  return status
}

/** A table with fewer rows is read fastest from its start to its end. */
const LARGE_ROWS = 2_000

/** How many rows of large tables were read by scanning the table, by table. */
export type Scans = ReadonlyMap<string, number>

export async function scansOf(database: Database, work: () => Promise<unknown>): Promise<Scans> {
  const before = await readScans(database)
  await work()
  const after = await readScans(database)
  return new Map(
    [...after].map(([table, rows]) => [table, rows - (before.get(table) ?? 0)] as const).filter(([, rows]) => rows >= LARGE_ROWS),
  )
}

/** Connections report their counts when they are idle for a while, or when asked: so each one is asked. */
async function readScans({ pool }: Database): Promise<Scans> {
  const ask = () => pool.query('select pg_stat_force_next_flush(), pg_sleep(0.02)')
  await Promise.all(Array.from({ length: pool.totalCount }, ask))
  const { rows } = await pool.query<{ table: string; rows: number }>(
    `select relid::regclass::text as table, seq_tup_read::float8 as rows from pg_stat_user_tables
     where (select reltuples from pg_class where oid = relid) >= $1`,
    [LARGE_ROWS],
  )
  return new Map(rows.map(({ table, rows: read }) => [table, read]))
}
