import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isInUse } from '../restore/server-identity.ts'
import { POOLED_PASSWORD, withClient } from '../testing/cluster.setup.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { openTransactionPooler, type TransactionPooler } from '../testing/transaction-pooler.ts'
import { isOfSession } from './call-client.ts'
import { checkPooler } from './check-pooler.ts'
import { type Database, openDatabase } from './database.ts'
import { tryToLead } from './leadership.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { patiently } from './patience.ts'
import { isDatabaseTrouble } from './trouble.ts'

const ROLE = 'croupier_app'

const stack = new AsyncDisposableStack()
let db: TestDatabase
let pooler: TransactionPooler
let database: Database
const PASSWORDS = { [ROLE]: POOLED_PASSWORD }
const asOwner = (statement: string) => withClient(db.ownerUrl, (client) => client.query(statement))
/** In this database alone, as others of the server are in use. */
const limitStatements = (timeout: string) =>
  withClient(db.ownerUrl, (client) =>
    client.query(`alter role ${ROLE} in database ${client.database} set statement_timeout = '${timeout}'`),
  )
beforeAll(async () => {
  db = await openTestDatabase({ poolerSize: 0 })
  stack.defer(() => db.close())
  await limitStatements('6s')
  pooler = stack.use(await openTransactionPooler(db.ownerUrl, { passwords: PASSWORDS, size: 2 }))
  database = openDatabase({ url: db.ownerUrl, poolerUrl: pooler.url(ROLE), role: ROLE, connectionsMax: 4 })
  stack.defer(() => database.close())
})
afterAll(() => stack.disposeAsync())

const WHO = 'select pg_backend_pid() as pid, session_user as login, current_user as role'
interface Who {
  readonly pid: number
  readonly login: string
  readonly role: string
}

describe('calls through a pooler', () => {
  test('act as croupier_app, and two statements of one connection meet on different ones of the server', async () => {
    const one = openDatabase({ url: db.ownerUrl, poolerUrl: pooler.url(ROLE), role: ROLE, connectionsMax: 1 })
    const ask = async () => (await one.pool.query<Who>({ name: 'who', text: WHO })).rows[0]!
    const [first, second] = [await ask(), await ask()]
    await one.close()
    expect(first).toMatchObject({ login: ROLE, role: ROLE })
    expect(second.pid).not.toBe(first.pid)
  })

  test('keep a transaction on one connection', async () => {
    const pids = await database.transaction(async (tx) => {
      const ask = async () => (await sql.raw<Who>(WHO).execute(tx)).rows[0]!.pid
      return [await ask(), await ask(), await ask()]
    })
    expect(new Set(pids).size).toBe(1)
  })

  test('send named statements without their names, on as many connections as there are', async () => {
    const ask = (value: string) =>
      database.pool.query<{ said: string }>({ name: 'say', text: 'select $1::text as said', values: [value] })
    const answers = await Promise.all(Array.from({ length: 20 }, (_, nth) => ask(String(nth))))
    expect(answers.map(({ rows }) => rows[0]!.said)).toEqual(Array.from({ length: 20 }, (_, nth) => String(nth)))
    expect(pooler.served.every((count) => count > 0)).toBe(true)
  })

  test('end at the timeout of the role', async () => {
    await limitStatements('100ms')
    await using quick = await openTransactionPooler(db.ownerUrl, { passwords: PASSWORDS, size: 1 })
    const slow = openDatabase({ url: db.ownerUrl, poolerUrl: quick.url(ROLE), role: ROLE })
    const failure: unknown = await slow.pool.query('select pg_sleep(5)').catch((error: unknown) => error)
    await slow.close()
    await limitStatements('6s')
    expect(isDatabaseTrouble(failure)).toBe(true)
  })

  test('report a pooler that refuses as trouble of the database', async () => {
    const wrong = openDatabase({ url: db.ownerUrl, poolerUrl: `${pooler.url(ROLE)}?options=-c%20role%3D${ROLE}`, role: ROLE })
    const failure: unknown = await wrong.pool.query('select 1').catch((error: unknown) => error)
    await wrong.close()
    expect(failure).toMatchObject({ message: 'unsupported startup parameter: options' })
    expect(isDatabaseTrouble(failure)).toBe(true)
  })
})

const OF_A_SESSION = [
  'listen board',
  'UNLISTEN *',
  'set statement_timeout = 0',
  'set session characteristics as transaction read only',
  'set role postgres',
  'reset all',
  'prepare p as select 1',
  'deallocate all',
  'discard all',
  "load 'auto_explain'",
  'select pg_advisory_lock(1)',
  'select pg_try_advisory_lock(1, 2)',
  'select pg_try_advisory_lock_shared(1)',
  'select pg_advisory_unlock_all()',
  "select set_config('a.b', 'c', false)",
  "select currval('outbox.event_id')",
  'create temp table t (a int)',
  'create temporary table t (a int)',
  'declare c cursor with hold for select 1',
]
const OF_A_TRANSACTION = [
  'set local lock_timeout = 1',
  'set transaction isolation level repeatable read',
  'set constraints all deferred',
  'select pg_advisory_xact_lock(1)',
  'select pg_try_advisory_xact_lock(1)',
  "select set_config('a.b', 'c', true)",
  "select pg_notify('board', 'x')",
  'update board set listens = false',
  'declare c no scroll cursor for select 1',
  'begin',
]

describe('statements of a session', () => {
  test.each([true, false])('are refused before they are sent, with a pooler: %s', async (isPooled) => {
    const asked = openDatabase({ url: db.ownerUrl, poolerUrl: isPooled ? pooler.url(ROLE) : undefined, role: ROLE })
    for (const text of OF_A_SESSION) {
      await expect(asked.pool.query(text), text).rejects.toThrow('needs database.sessions')
      await expect(sql.raw(text).execute(asked.reader), text).rejects.toThrow('needs database.sessions')
    }
    await asked.close()
    expect(OF_A_TRANSACTION.filter(isOfSession)).toEqual([])
  })

  test('occur in no function of the database', async () => {
    const { rows } = await asOwner(`
      select p.oid::regprocedure::text as name, p.prosrc as body from pg_proc p
      where pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace) and prosrc <> ''`)
    expect(rows.length).toBeGreaterThan(20)
    const statements = rows.flatMap(({ name, body }: { name: string; body: string }) =>
      body.split(/;|\bperform\b|\bbegin\b/i).map((text) => ({ name, text })),
    )
    expect(statements.filter(({ text }) => isOfSession(text))).toEqual([])
  })

  test('go around the pooler: locks, leadership, jobs and notifications', async () => {
    const heard: string[] = []
    const other = openDatabase({ url: db.ownerUrl, poolerUrl: pooler.url(ROLE), role: ROLE })
    other.notices.listen('test_pooler', (payload) => void heard.push(payload))
    await expect.poll(() => heard).toEqual([''])
    const leader = await tryToLead(database, 'natsLeader')
    expect(leader).toBeDefined()
    expect(await tryToLead(other, 'natsLeader')).toBeUndefined()
    const order: string[] = []
    const take = (from: Database, name: string) =>
      oneAtATime(from, 'test', async () => {
        order.push(`${name} begins`)
        await from.pool.query('select pg_sleep(0.05)')
        order.push(`${name} ends`)
      })
    await Promise.all([take(database, 'one'), take(other, 'two')])
    expect(order.map((line) => line.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends'])
    const inJob = await patiently(() => sql.raw<Who>(WHO).execute(database.reader))
    expect(inJob.rows[0]).toMatchObject({ login: new pg.Client(db.ownerUrl).user, role: ROLE })
    await database.transaction((tx) => sql`select pg_notify('test_pooler', 'said')`.execute(tx))
    await expect.poll(() => heard).toEqual(['', 'said'])
    leader?.release()
    await other.close()
    expect(await pooler.leftBehind(ROLE)).toEqual([])
  })
})

test('idle connections that a pooler keeps are no site in use, and one in a transaction is', async () => {
  const own = await openTestDatabase({ poolerSize: 0 })
  const kept = await openTransactionPooler(own.ownerUrl, { passwords: PASSWORDS })
  const look = openDatabase({ url: own.ownerUrl, connectionsMax: 1 })
  const call = new pg.Client(kept.url(ROLE))
  await call.connect()
  await call.query('select 1')
  expect(await isInUse(look.reader)).toBe(false)
  await call.query('begin')
  expect(await isInUse(look.reader)).toBe(true)
  await call.end()
  await kept[Symbol.asyncDispose]()
  await look.close()
  await own.close()
})

describe('a start refuses a pooler', () => {
  const check = (poolerUrl = pooler.url(ROLE)) => checkPooler(db.ownerUrl, poolerUrl)
  // The right one is accepted, before and after each.
  beforeEach(() => check())
  afterEach(() => check())

  test('that cannot be reached', async () => {
    await expect(check('postgres://a:b@127.0.0.1:1/c')).rejects.toThrow(/DATABASE_POOLER_URL cannot be reached .*ECONNREFUSED/)
  })

  test('that refuses what its address asks for', async () => {
    await expect(check(`${pooler.url(ROLE)}?statement_timeout=5`)).rejects.toThrow('unsupported startup parameter')
  })

  test('to another database', async () => {
    const other = await openTestDatabase()
    const elsewhere = pooler.url(ROLE, new pg.Client(other.ownerUrl).database)
    await expect(check(elsewhere)).rejects.toThrow('lead to different databases')
    await asOwner(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${new pg.Client(other.ownerUrl).database}'`,
    )
    await other.close()
  })

  test('that signs in as the owner of the database', async () => {
    await expect(check(db.ownerUrl)).rejects.toThrow(
      /signs in as \w+, and the site's calls may have only the rights of croupier_app/,
    )
  })

  test.each([
    ['that may create roles', `alter role ${ROLE} createrole`, `alter role ${ROLE} nocreaterole`, 'may do more'],
    [
      'that is a member of others',
      `grant pg_read_all_data to ${ROLE}`,
      `revoke pg_read_all_data from ${ROLE}`,
      'pg_read_all_data',
    ],
    [
      'that owns a table',
      `create table public.of_the_role (a int); alter table public.of_the_role owner to ${ROLE}`,
      'drop table public.of_the_role',
      'which owns the table of_the_role',
    ],
  ])('with a login %s', async (_, wrong, right, says) => {
    await asOwner(wrong)
    try {
      await expect(check()).rejects.toThrow(says)
    } finally {
      await asOwner(right)
    }
  })

  test.each(['0', '20s'])('with a login whose statements may take %s', async (timeout) => {
    await limitStatements(timeout)
    await using fresh = await openTransactionPooler(db.ownerUrl, { passwords: PASSWORDS, size: 1 })
    try {
      await expect(check(fresh.url(ROLE))).rejects.toThrow("alter role croupier_app set statement_timeout = '6s'")
    } finally {
      await limitStatements('6s')
    }
  })
})
