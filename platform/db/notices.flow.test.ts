import { sql } from 'kysely'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { openTestDatabase } from '../testing/database.ts'
import { openDatabaseNetwork } from '../testing/database-network.ts'
import { NOTICE_TIMES, Notices } from './notices.ts'

const notify = (db: Awaited<ReturnType<typeof openTestDatabase>>, channel: string, payload: string) =>
  db.transaction((tx) => sql`select pg_notify(${channel}, ${payload})`.execute(tx))

test('a listener is notified once the transaction commits', async () => {
  await using stack = new AsyncDisposableStack()
  const db = await openTestDatabase()
  stack.defer(() => db.close())
  const heard: string[] = []
  const stop = db.notices.listen('one', (payload) => heard.push(payload))
  await vi.waitFor(() => expect(heard).toEqual(['']), 15_000)
  const late: string[] = []
  db.notices.listen('two', (payload) => late.push(payload))
  await vi.waitFor(() => expect(late).toEqual(['']), 15_000)

  const failing = db.transaction(async (tx) => {
    await sql`select pg_notify('one', 'rolled back')`.execute(tx)
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow()
  await notify(db, 'one', 'first')
  await notify(db, 'two', 'second')
  await vi.waitFor(
    () =>
      expect([heard, late]).toEqual([
        ['', 'first'],
        ['', 'second'],
      ]),
    3_000,
  )
  stop()
  await notify(db, 'one', 'unheard')
  await notify(db, 'two', 'third')
  await vi.waitFor(() => expect(late).toHaveLength(3), 15_000)
  expect(heard).toEqual(['', 'first'])
})

test('a cut connection is reopened, and listeners learn that they may have missed something', async () => {
  await using stack = new AsyncDisposableStack()
  const db = await openTestDatabase()
  stack.defer(() => db.close())
  const heard: string[] = []
  db.notices.listen('one', (payload) => heard.push(payload))
  await vi.waitFor(() => expect(heard).toEqual(['']), 15_000)

  const owner = new pg.Client(db.ownerUrl)
  await owner.connect()
  await owner.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()",
  )
  await owner.end()
  await vi.waitFor(() => expect(heard).toEqual(['', '']), 15_000)
  await notify(db, 'one', 'again')
  await vi.waitFor(() => expect(heard).toEqual(['', '', 'again']), 15_000)
})

test("a direct notification reaches other processes, not the sender's own listeners", async () => {
  await using stack = new AsyncDisposableStack()
  const db = await openTestDatabase()
  stack.defer(() => db.close())
  const other = new Notices({ connectionString: db.ownerUrl })
  stack.defer(() => other.close())
  const heard: string[] = []
  const heardByOther: string[] = []
  db.notices.listen('one', (payload) => heard.push(payload))
  other.listen('one', (payload) => heardByOther.push(payload))
  await vi.waitFor(() => expect([heard, heardByOther]).toEqual([[''], ['']]), 15_000)
  db.notices.notify('one', 'from the first')
  await vi.waitFor(() => expect(heardByOther).toEqual(['', 'from the first']), 15_000)
  other.notify('one', 'from the other')
  await vi.waitFor(() => expect(heard).toEqual(['', 'from the other']), 15_000)
  expect(heardByOther).toEqual(['', 'from the first'])
})

test('the last notification before close is still sent', async () => {
  await using stack = new AsyncDisposableStack()
  const db = await openTestDatabase()
  stack.defer(() => db.close())
  const heard: string[] = []
  db.notices.listen('one', (payload) => heard.push(payload))
  await vi.waitFor(() => expect(heard).toEqual(['']), 15_000)
  const leaving = new Notices({ connectionString: db.ownerUrl })
  await new Promise<void>((opened) => leaving.listen('two', () => opened()))
  for (let nth = 1; nth <= 5; nth++) leaving.notify('one', String(nth))
  await leaving.close()
  await vi.waitFor(() => expect(heard).toEqual(['', '1', '2', '3', '4', '5']), 15_000)
})

test('a server that vanishes silently is detected, and the next connection receives again', async () => {
  await using stack = new AsyncDisposableStack()
  const db = await openTestDatabase()
  stack.defer(() => db.close())
  const network = stack.use(await openDatabaseNetwork(db.ownerUrl))
  const times = { ...NOTICE_TIMES, reopenMs: 10, checkMs: 50, answerMs: 2_000 }
  const notices = new Notices({ connectionString: network.url }, times)
  stack.defer(() => notices.close())
  const heard: string[] = []
  notices.listen('one', (payload) => heard.push(payload))
  await vi.waitFor(() => expect(heard).toEqual(['']), 15_000)
  network.freeze()
  await notify(db, 'one', 'into the void')
  await vi.waitFor(() => expect(heard).toEqual(['', '']), 15_000)
  await notify(db, 'one', 'again')
  await vi.waitFor(() => expect(heard).toEqual(['', '', 'again']), 15_000)
})
