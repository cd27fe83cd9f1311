import { sql } from 'kysely'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { openTestDatabase } from '../testing/database.ts'

const notify = (db: Awaited<ReturnType<typeof openTestDatabase>>, channel: string, payload: string) =>
  db.transaction((tx) => sql`select pg_notify(${channel}, ${payload})`.execute(tx))

test('a listener hears its channel, once the transaction commits', async () => {
  await using stack = new AsyncDisposableStack()
  const db = await openTestDatabase()
  stack.defer(() => db.close())
  const heard: string[] = []
  const stop = db.notices.listen('one', (payload) => heard.push(payload))
  await vi.waitFor(() => expect(heard).toEqual(['']), 3_000)
  const late: string[] = []
  db.notices.listen('two', (payload) => late.push(payload))
  await vi.waitFor(() => expect(late).toEqual(['']), 3_000)

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
  await vi.waitFor(() => expect(late).toHaveLength(3), 3_000)
  expect(heard).toEqual(['', 'first'])
})

test('a cut connection is opened again, and its listeners told that they may have missed something', async () => {
  await using stack = new AsyncDisposableStack()
  const db = await openTestDatabase()
  stack.defer(() => db.close())
  const heard: string[] = []
  db.notices.listen('one', (payload) => heard.push(payload))
  await vi.waitFor(() => expect(heard).toEqual(['']), 3_000)

  const owner = new pg.Client(db.ownerUrl)
  await owner.connect()
  await owner.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()",
  )
  await owner.end()
  await vi.waitFor(() => expect(heard).toEqual(['', '']), 5_000)
  await notify(db, 'one', 'again')
  await vi.waitFor(() => expect(heard).toEqual(['', '', 'again']), 3_000)
})
