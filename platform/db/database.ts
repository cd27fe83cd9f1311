import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely'
import pg from 'pg'
import { assert } from '#kernel/result.ts'
import type { Instant } from '#kernel/time.ts'
import { Notices } from './notices.ts'

/**
 * A transaction. Slices type their own tables over it: `tx.withTables<DailyLoginTables>()`.
 * Anything that writes takes one as its first argument, so that what belongs together commits together.
 */
export type Tx = Transaction<unknown>

/** Reads outside a transaction; a transaction is one too. */
export type Reader = Kysely<unknown>

export interface Database {
  readonly reader: Reader
  /** For named statements; everything else goes through `reader` and `transaction`. */
  readonly pool: pg.Pool
  /** What committed transactions tell with `pg_notify`, in every process. */
  readonly notices: Pick<Notices, 'listen' | 'notify'>
  /** READ COMMITTED. Retries what PostgreSQL asks to retry (serialisation failure, deadlock), at most 4 times. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export interface DatabaseOptions {
  readonly url: string
  readonly connectionsMax?: number
  /** The role that the connections act as; without it they act as the URL's own user. */
  readonly role?: 'croupier_app'
}

/** int8 arrives as bigint, timestamptz as an Instant, date as a CalendarDay. */
const TYPES = {
  getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
    if (oid === pg.types.builtins.INT8) return BigInt
    if (oid === pg.types.builtins.TIMESTAMPTZ) return parseInstant
    if (oid === pg.types.builtins.DATE) return (value) => value
    return pg.types.getTypeParser(oid, format as 'text')
  },
}

export function openDatabase({ url, connectionsMax = 10, role }: DatabaseOptions): Database {
  const connection = { connectionString: url, ...(role ? { options: `-c role=${role}` } : {}) }
  const pool = new pg.Pool({ ...connection, max: connectionsMax, types: TYPES as pg.CustomTypesConfig })
  const notices = new Notices(connection)
  // A connection that the server cut is replaced at the next use; without these listeners it would end the process,
  // idle or between two statements of a transaction, whose next statement fails instead.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const reader = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: outsideTransactions(pool) }) })
  return {
    reader,
    pool,
    notices,
    transaction: (work) => withRetries(() => reader.transaction().execute((tx) => insideTransaction.run(true, () => work(tx)))),
    async close() {
      await notices.close()
      await reader.destroy()
    },
  }
}

const insideTransaction = new AsyncLocalStorage<true>()

/**
 * Whoever holds one connection and waits for a second may wait for ever, as all others do the same; and would read
 * past the own transaction. So inside one, asking for another connection fails at once, on the first run of the code.
 */
const outsideTransactions = (pool: pg.Pool): PostgresPool => ({
  async connect(): Promise<pg.PoolClient> {
    assert(!insideTransaction.getStore(), 'inside a transaction everything goes through its tx')
    return pool.connect()
  },
  end: () => pool.end(),
  options: pool.options,
})

/** Whether a write broke this unique index, as of two at once the second does. */
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
