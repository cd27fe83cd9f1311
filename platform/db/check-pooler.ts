import { randomInt } from 'node:crypto'
import pg from 'pg'
import { SECOND_MS } from '#kernel/time.ts'
import { SetupError } from '../setup-error.ts'
import { LOCKS } from './locks.ts'
import { CALL_PATIENCE } from './patience.ts'

const CONNECT_MS = 10 * SECOND_MS
const RECIPE = 'see docs/operate/high-availability.md'

/**
 * Throws a SetupError unless the pooler leads to the same database, as the role `croupier_app` with no other right, and
 * with a timeout for statements.
 */
export async function checkPooler(directUrl: string, poolerUrl: string): Promise<void> {
  const connect = { connectionTimeoutMillis: CONNECT_MS, query_timeout: CONNECT_MS }
  const pooled = new pg.Client({ connectionString: poolerUrl, ...connect })
  const direct = new pg.Client({ connectionString: directUrl, ...connect })
  for (const client of [pooled, direct]) client.on('error', () => {})
  try {
    await pooled.connect()
    await direct.connect()
    if (!(await isSameDatabase(direct, pooled))) {
      throw new SetupError('DATABASE_POOLER_URL and DATABASE_URL lead to different databases: correct one of them.')
    }
    const refusal = await refusalOf(pooled)
    if (refusal) throw new SetupError(`DATABASE_POOLER_URL signs in as ${refusal}`)
  } catch (error) {
    if (error instanceof SetupError) throw error
    const reason = (error as Error).message || (error as NodeJS.ErrnoException).code
    throw new SetupError(
      `DATABASE_POOLER_URL cannot be reached (${reason}): start the pooler, or correct the address; ${RECIPE}.`,
    )
  } finally {
    await Promise.all([pooled, direct].map((client) => client.end().catch(() => {})))
  }
}

/** A lock that the one holds is taken for the other, which is true of no copy and no standby. */
async function isSameDatabase(direct: pg.Client, pooled: pg.Client): Promise<boolean> {
  const lock = [LOCKS.sameDatabase, randomInt(2 ** 31)]
  await direct.query('select pg_try_advisory_lock($1, $2)', lock)
  const { rows } = await pooled.query<{ isFree: boolean }>('select pg_try_advisory_xact_lock($1, $2) as "isFree"', lock)
  return rows[0]?.isFree === false
}

interface Login {
  readonly name: string
  readonly isRole: boolean
  readonly isPrivileged: boolean
  readonly others: string | null
  readonly owned: string | null
  readonly timeoutMs: number
}

async function refusalOf(pooled: pg.Client): Promise<string | undefined> {
  const { rows } = await pooled.query<Login>(LOGIN)
  const { name, isRole, isPrivileged, others, owned, timeoutMs } = rows[0]!
  if (!isRole)
    return `${name}, and the site's calls may have only the rights of croupier_app: give that role a password; ${RECIPE}.`
  if (isPrivileged) {
    return `${name}, which may do more than the site's calls: run alter role ${name} nosuperuser nocreaterole nocreatedb noreplication nobypassrls.`
  }
  if (others !== null) return `${name}, which is a member of ${others}: run revoke ${others} from ${name}.`
  if (owned !== null) return `${name}, which owns ${owned}: alter its owner to that of the database.`
  if (timeoutMs > 0 && timeoutMs < CALL_PATIENCE.answerMs) return undefined
  return `${name} without a timeout: run alter role ${name} set statement_timeout = '${CALL_PATIENCE.statementMs / SECOND_MS}s', and let the pooler connect again.`
}

const LOGIN = `
  select session_user as name, session_user = 'croupier_app' and current_user = session_user as "isRole",
    rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as "isPrivileged",
    (select string_agg(o.rolname, ', ' order by o.rolname) from pg_roles o
      where o.oid <> r.oid and pg_has_role(r.oid, o.oid, 'member')) as others,
    coalesce(
      (select 'the database ' || datname from pg_database where datname = current_database() and datdba = r.oid),
      (select 'the schema ' || nspname from pg_namespace where nspowner = r.oid limit 1),
      (select 'the table ' || oid::regclass from pg_class where relowner = r.oid limit 1),
      (select 'the function ' || oid::regproc from pg_proc where proowner = r.oid limit 1)) as owned,
    (select setting::int from pg_settings where name = 'statement_timeout') as "timeoutMs"
  from pg_roles r where r.rolname = session_user`
