import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startJobs } from '../jobs/run-jobs.ts'
import { createLog } from '../log/log.ts'
import { openTestDatabase } from '../testing/database.ts'
import { openDatabaseNetwork } from '../testing/database-network.ts'
import { createManualClock } from '../testing/manual-clock.ts'
import { type Database, openDatabase } from './database.ts'
import { CALL_PATIENCE } from './patience.ts'
import { isDatabaseTrouble } from './trouble.ts'

const QUICK = { connectMs: 2_000, statementMs: 1_000, answerMs: 1_500 }

/** A database behind a network that the test can break. */
async function openBehindNetwork(stack: AsyncDisposableStack, patience = QUICK) {
  const db = await openTestDatabase()
  stack.defer(() => db.close())
  const network = stack.use(await openDatabaseNetwork(db.ownerUrl))
  const database = openDatabase({ url: network.url, connectionsMax: 4, patience })
  stack.defer(() => database.close())
  return { db, network, database }
}

const one = (database: Database) => sql<{ one: number }>`select 1 as one`.execute(database.reader)
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

test('calls give up on a silent server within ten seconds', () => {
  expect(CALL_PATIENCE.answerMs).toBeLessThanOrEqual(10_000)
  expect(CALL_PATIENCE.connectMs).toBeLessThanOrEqual(10_000)
})

test('silent connections are dropped, and the next call succeeds over a new one', async () => {
  await using stack = new AsyncDisposableStack()
  const { database, network } = await openBehindNetwork(stack)
  // All four are open and idle.
  await Promise.all([1, 2, 3, 4].map(() => sql`select pg_sleep(0.2)`.execute(database.reader)))
  expect(database.pool.idleCount).toBe(4)
  network.freeze()
  expect(isDatabaseTrouble(await failureOf(one(database)))).toBe(true)
  // The other three were dropped with it, so the next call does not try them.
  expect((await one(database)).rows).toEqual([{ one: 1 }])
  expect(database.pool.totalCount).toBe(1)
})

test('a named statement that times out leaves no dead connection in the pool', async () => {
  await using stack = new AsyncDisposableStack()
  const { database, network } = await openBehindNetwork(stack)
  await database.pool.query('select 1')
  network.freeze()
  expect(isDatabaseTrouble(await failureOf(database.pool.query({ name: 'one', text: 'select 1' })))).toBe(true)
  expect((await database.pool.query('select 2 as two')).rows).toEqual([{ two: 2 }])
})

test('a transaction on a silent server fails once, and its rollback does not wait again', async () => {
  await using stack = new AsyncDisposableStack()
  const { database, network } = await openBehindNetwork(stack)
  let statements = 0
  const failure = await failureOf(
    database.transaction(async (tx) => {
      await sql`select 1`.execute(tx)
      network.freeze()
      statements += 1
      await sql`select 2`.execute(tx)
    }),
  )
  expect(isDatabaseTrouble(failure)).toBe(true)
  expect(statements).toBe(1)
  expect((await one(database)).rows).toEqual([{ one: 1 }])
})

test('the server cancels a statement that waits for a lock, and its connection stays in use', async () => {
  await using stack = new AsyncDisposableStack()
  const { db, database } = await openBehindNetwork(stack, { connectMs: 10_000, statementMs: 500, answerMs: 30_000 })
  await db.pool.query('select 1')
  const holder = await db.sessions.connect()
  await holder.query('select pg_advisory_lock(1)')
  const failure = await failureOf(sql`select pg_advisory_xact_lock(1)`.execute(database.reader))
  expect(failure).toMatchObject({ code: '57014' })
  expect(isDatabaseTrouble(failure)).toBe(true)
  holder.release(true)
  expect((await one(database)).rows).toEqual([{ one: 1 }])
  expect(database.pool.totalCount).toBe(1)
})

test('connecting to an unresponsive server times out', async () => {
  await using stack = new AsyncDisposableStack()
  const { database, network } = await openBehindNetwork(stack)
  network.swallow()
  expect(isDatabaseTrouble(await failureOf(one(database)))).toBe(true)
})

test('a scheduled job may take longer than a call', async () => {
  await using stack = new AsyncDisposableStack()
  const { database } = await openBehindNetwork(stack, { connectMs: 10_000, statementMs: 200, answerMs: 30_000 })
  let isDone = false
  const clock = createManualClock(0)
  const run = async (): Promise<void> => {
    await sql`select pg_sleep(0.5)`.execute(database.reader)
    isDone = true
  }
  const jobs = await startJobs({
    database,
    clock,
    log: createLog({ level: 'silent' }),
    jobs: [{ name: 'slow', schedule: '* * * * *', timeZone: 'UTC', run }],
    isByHand: true,
  })
  clock.advance(120_000)
  await jobs.runDue()
  expect(isDone).toBe(true)
})
