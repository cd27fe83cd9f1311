import { AsyncLocalStorage } from 'node:async_hooks'
import type { Duplex } from 'node:stream'
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, type Transaction } from 'kysely'
import pg from 'pg'
import { assert } from '#kernel/result.ts'
import { type Instant, SECOND_MS } from '#kernel/time.ts'
import { isTracing } from '../tracing/spans.ts'
import { tracedStatement } from '../tracing/statements.ts'
import { CallClient, PooledClient } from './call-client.ts'
import { Notices } from './notices.ts'
import { CALL_PATIENCE, isPatient, JOB_PATIENCE, type Patience } from './patience.ts'
import { isSilence } from './trouble.ts'

/**
 * A transaction. Slices type their own tables over it: `tx.withTables<DailyLoginTables>()`. Every write takes one as
 * its first argument, so that related writes commit together.
 */
export type Tx = Transaction<unknown>

/** Reads outside a transaction; a transaction is one too. */
export type Reader = Kysely<unknown>

/** Single statements, each on any connection. */
export type StatementPool = Pick<pg.Pool, 'query' | 'totalCount' | 'idleCount' | 'waitingCount'>

/** Acts as `croupier_archive`, which alone lets rows leave for a file: for the jobs that do so. Never through the pooler. */
export interface Archivist {
  readonly reader: Reader
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

export interface Database {
  readonly reader: Reader
  /** For named statements; everything else uses `reader` and `transaction`. */
  readonly pool: StatementPool
  /** Connections of which each keeps its session, such as a lock in it. Never through the pooler. */
  readonly sessions: Pick<pg.Pool, 'connect'>
  /** Connects when it is first used. */
  readonly archivist: Archivist
  /** Notifications that committed transactions send with `pg_notify`, in every process. */
  readonly notices: Pick<Notices, 'listen' | 'notify'>
  /** READ COMMITTED. Retries serialization failures and deadlocks, at most 4 times. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export interface DatabaseOptions {
  readonly url: string
  /** The address of a pooler in transaction mode, for calls. Its user is the role. */
  readonly poolerUrl?: string | undefined
  readonly connectionsMax?: number
  /** The role that connections act as; by default the URL's own user. */
  readonly role?: 'croupier_app'
  readonly patience?: Patience
}

/** Jobs run one after another; some read on several connections concurrently. */
const JOB_CONNECTIONS_MAX = 3
/** Locks of the job that runs, of the two feeds, and of a seed. */
const SESSIONS_MAX = 4
/** One, since jobs run one after another. */
const ARCHIVE_CONNECTIONS_MAX = 1
/** What a process opens at most beside the connections for calls: those above, and one to listen. */
export const FURTHER_CONNECTIONS_MAX = JOB_CONNECTIONS_MAX + SESSIONS_MAX + ARCHIVE_CONNECTIONS_MAX + 1
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 5 * SECOND_MS }
/** Lets the server release the locks of a process whose machine died. Unix sockets ignore these. */
const SERVER_KEEP_ALIVE = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3'

/** int8 is read as bigint, timestamptz as an Instant, date as a CalendarDay. */
const TYPES = {
  getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
    if (oid === pg.types.builtins.INT8) return BigInt
    if (oid === pg.types.builtins.TIMESTAMPTZ) return parseInstant
    if (oid === pg.types.builtins.DATE) return (value) => value
    return pg.types.getTypeParser(oid, format as 'text')
  },
}

export function openDatabase(settings: DatabaseOptions): Database {
  const { url, connectionsMax = 10, role, patience = CALL_PATIENCE } = settings
  const direct = directConnection(url, role)
  const pool = openPool({ ...callConnection(settings, direct), max: connectionsMax })
  const sessions = openPool({ ...direct, ...timeouts(patience), max: SESSIONS_MAX })
  const jobPool = openPool({ ...direct, ...timeouts(JOB_PATIENCE), max: JOB_CONNECTIONS_MAX })
  const archivist = openArchivist({ url, ...(role && { role: 'croupier_archive' }) })
  const notices = new Notices(direct)
  const reader = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: outsideTransactions(pool, jobPool) }) })
  return {
    reader,
    pool,
    sessions,
    archivist,
    notices,
    transaction: transactionOf(reader),
    async close() {
      await notices.close()
      await Promise.all([reader.destroy(), sessions.end(), archivist.close()])
    },
  }
}

interface ArchivistOptions {
  readonly url: string
  /** By default the URL's own user. */
  readonly role?: 'croupier_archive'
  readonly connectionsMax?: number
}

/** The archivist alone, for a process that does nothing else. */
export function openArchivist(options: ArchivistOptions): Archivist & { close(): Promise<void> } {
  const { url, role, connectionsMax: max = ARCHIVE_CONNECTIONS_MAX } = options
  const pool = openPool({ ...directConnection(url, role), ...timeouts(JOB_PATIENCE), max })
  const reader = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: outsideTransactions(pool) }) })
  return { reader, transaction: transactionOf(reader), close: () => reader.destroy() }
}

const transactionOf =
  (reader: Reader): Database['transaction'] =>
  (work) =>
    withRetries(() => reader.transaction().execute((tx) => insideTransaction.run(true, () => work(tx))))

const directConnection = (url: string, role: string | undefined) => ({
  connectionString: url,
  ...KEEP_ALIVE,
  options: [role ? `-c role=${role}` : '', SERVER_KEEP_ALIVE].filter(Boolean).join(' '),
})

/** A pooler accepts neither options nor a timeout: its user has the role's rights and timeout (`checkPooler`). */
function callConnection({ poolerUrl, patience = CALL_PATIENCE }: DatabaseOptions, direct: pg.PoolConfig): pg.PoolConfig {
  if (poolerUrl === undefined) return { ...direct, ...timeouts(patience), Client: CallClient }
  return { connectionString: poolerUrl, ...KEEP_ALIVE, ...timeouts({ ...patience, statementMs: 0 }), Client: PooledClient }
}

const timeouts = ({ connectMs, statementMs, answerMs }: Patience): pg.PoolConfig => ({
  connectionTimeoutMillis: connectMs,
  query_timeout: answerMs,
  ...(statementMs > 0 ? { statement_timeout: statementMs } : {}),
})

function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, types: TYPES as pg.CustomTypesConfig })
  // The pool replaces a cut connection at its next use. Without these listeners the error would end the process, when
  // idle or between two statements of a transaction, whose next statement fails instead.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  closeIdleOnSilence(pool)
  if (isTracing()) traceQueries(pool)
  return pool
}

/** Named statements, which go to the pool itself. Those of transactions and readers pass `endingOnSilence`. */
function traceQueries(pool: pg.Pool): void {
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>
  const traced = (statement: string | pg.QueryConfig, ...rest: unknown[]): Promise<unknown> =>
    // With a callback there is no promise to wait for.
    typeof rest.at(-1) === 'function' ? query(statement, ...rest) : tracedStatement(statement, () => query(statement, ...rest))
  pool.query = traced as unknown as pg.Pool['query']
}

/**
 * After one connection times out, the idle ones in the pool are dead too: kept, each would cost its next user the
 * whole timeout.
 */
function closeIdleOnSilence(pool: pg.Pool): void {
  const idle = new Set<pg.PoolClient>()
  pool.on('acquire', (client) => idle.delete(client))
  pool.on('remove', (client) => idle.delete(client))
  pool.on('release', (error: unknown, client) => {
    if (!isSilence(error)) return void idle.add(client)
    for (const each of idle) {
      // The pool drops an idle client that reports an error, immediately; a graceful end would wait for an answer.
      each.emit('error', error)
      streamOf(each).destroy()
    }
  })
}

const streamOf = (client: pg.PoolClient): Duplex => (client as unknown as { connection: { stream: Duplex } }).connection.stream

const insideTransaction = new AsyncLocalStorage<true>()

/**
 * Taking a second connection while holding one can deadlock the pool, and would read outside the own transaction. So
 * requesting one inside a transaction fails immediately, on the first run of the code.
 */
const outsideTransactions = (pool: pg.Pool, jobPool = pool): PostgresPool => ({
  async connect(): Promise<PostgresPoolClient> {
    assert(!insideTransaction.getStore(), 'inside a transaction everything goes through its tx')
    return endingOnSilence(await (isPatient() ? jobPool : pool).connect())
  },
  async end() {
    await Promise.all([...new Set([pool, jobPool])].map((each) => each.end()))
  },
  options: pool.options,
})

/** The driver keeps a connection that timed out; closing it here spares the rollback another wait. */
function endingOnSilence(client: pg.PoolClient): PostgresPoolClient {
  let silence: Error | undefined
  const send = isTracing()
    ? (text: string, values: unknown[]) => tracedStatement(text, () => client.query(text, values))
    : (text: string, values: unknown[]) => client.query(text, values)
  const query = async (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
    if (silence) throw silence
    try {
      return await send(text, [...values])
    } catch (error) {
      if (isSilence(error)) silence = error as Error
      throw error
    }
  }
  return { query: query as unknown as PostgresPoolClient['query'], release: (isBroken) => client.release(silence ?? isBroken) }
}

/** Whether a write violated this unique index, as the second of two concurrent writes does. */
export const brokeUnique = (error: unknown, index: string): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === index

const RETRIED_SQL_STATES = new Set(['40001', '40P01'])
const RETRIES_MAX = 4

async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  for (let retry = 0; ; retry++) {
    try {
      return await attempt()
    } catch (error) {
      const state = error instanceof pg.DatabaseError ? error.code : undefined
      if (retry === RETRIES_MAX || state === undefined || !RETRIED_SQL_STATES.has(state)) throw error
      await new Promise((resume) => setTimeout(resume, 5 * 2 ** retry))
    }
  }
}

const parseInstant = (value: string): Instant => new Date(value.replace(/([+-]\d\d)$/, '$1:00')).getTime()
