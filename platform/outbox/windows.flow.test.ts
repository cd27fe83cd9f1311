import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#kernel/id.ts'
import { playerSignedUp } from '../events/index.ts'
import { withClient } from '../testing/cluster.setup.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { openNextWindows, openReader, readEvents } from './event-reader.ts'
import { emit } from './index.ts'

const READERS = [{ name: 'a-reader', types: ['player.signed-up'] }]
const GATE = 4_340

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
  await openReader(db.reader, 'a-reader')
  // A statement that has taken its snapshot waits here before it reads a cursor.
  await withClient(db.ownerUrl, (owner) =>
    owner.query(`
      create function outbox.pass_gate() returns boolean language plpgsql as $$
      begin
        perform pg_advisory_lock_shared(${GATE});
        perform pg_advisory_unlock_shared(${GATE});
        return true;
      end $$;
      alter table outbox.reader enable row level security;
      create policy gate on outbox.reader using (outbox.pass_gate())`),
  )
})
afterAll(() => db.close())

const tell = (): Promise<void> =>
  db.transaction((tx) =>
    emit(tx, playerSignedUp, { playerId: 'plr_a' as Id<'plr'>, payload: { isReferred: false, referrer: null } }),
  )

test('a process whose look began before another moved the cursor does not move it past unread events', async () => {
  await tell()
  const [moved, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const other = db.transaction(async (tx) => {
    expect((await openNextWindows(tx, READERS)).size).toBe(1)
    moved.resolve()
    await mayCommit.promise
  })
  await moved.promise
  await tell()
  await withClient(db.ownerUrl, async (owner) => {
    await owner.query(`select pg_advisory_lock(${GATE})`)
    const late = openNextWindows(db.reader, READERS)
    const waiting = `select from pg_locks where locktype = 'advisory' and objid = ${GATE} and not granted
      and database = (select oid from pg_database where datname = current_database())`
    await expect.poll(async () => (await owner.query(waiting)).rowCount).toBe(1)
    mayCommit.resolve()
    await other
    await owner.query(`select pg_advisory_unlock(${GATE})`)
    expect((await late).size).toBe(0)
  })
  expect((await readEvents(db.reader, READERS)).get('a-reader')).toHaveLength(1)
}, 20_000)
