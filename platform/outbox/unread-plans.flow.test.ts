import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Tx } from '../db/database.ts'
import { roundSettled } from '../events/index.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { settledRound } from '../testing/settled-round.ts'
import { moveFrom, openNextWindows, openReader, readEvents } from './event-reader.ts'
import { emit } from './index.ts'
import { hasUnread, lockParts, moveWindows, openParts, openReadAhead, takeEvents } from './part-reader.ts'

const READER = 'a-reader'
const TYPES = ['round.settled']
const READERS = [{ name: READER, types: TYPES }]
const PLAYER = 'plr_reader'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
  await db.pool.query(
    `insert into player (id, brand, login, password_hash, registration_type, birth_date, state, locale, created_at)
     values ($1, 'velmora', $1, '', 'login', '1990-05-01', 'NY', 'en', now())`,
    [PLAYER],
  )
  // Read long ago: the readers open after them.
  await db.pool.query(
    `select outbox.emit_many(array_fill('round.settled'::text, array[1000]), array_fill($1::text, array[1000]), array_fill($2::jsonb, array[1000]), now())
     from generate_series(1, 30)`,
    [PLAYER, JSON.stringify(settledRound('rnd_old', { stake: 1 }))],
  )
  await sql`select outbox.make_parts(3)`.execute(db.archivist.reader)
  await db.pool.query('analyze outbox.event')
  await openReader(db.reader, READER)
  await openParts(db.reader, READER)
  await settle()
})
afterAll(() => db.close())

const settle = (): Promise<void> =>
  db.transaction((tx) => emit(tx, roundSettled, { playerId: PLAYER, payload: settledRound('rnd_new', { stake: 2 }) }))

/** How many rows of events a transaction reads by scanning the table from its start. */
async function scanned(work: (tx: Tx) => Promise<unknown>): Promise<number> {
  return db.transaction(async (tx) => {
    await work(tx)
    const { rows } = await sql<{ rows: bigint }>`
      select coalesce(sum(seq_tup_read), 0)::bigint as rows from pg_stat_xact_user_tables
      where relid in (select relid from pg_partition_tree('outbox.event'))`.execute(tx)
    return Number(rows[0]!.rows)
  })
}

test('a reader of parts finds and takes few unread events without scanning the many that it has read', async () => {
  expect(await scanned(async (tx) => expect(await hasUnread(tx, READER, TYPES)).toBe(true))).toBe(0)
  const taken = await scanned(async (tx) => {
    const cursors = await lockParts(tx, READER, 64)
    const batch = { reader: READER, cursors, types: TYPES, limit: 10, ahead: openReadAhead() }
    expect(await takeEvents(tx, batch)).toHaveLength(1)
    await moveWindows(tx, { reader: READER, cursors, types: TYPES })
  })
  expect(taken).toBe(0)
})

test('a reader of events opens its next window and reads it without scanning the many that it has read', async () => {
  const opened = await scanned(async (tx) => {
    expect(await openNextWindows(tx, READERS)).toEqual(new Map([[READER, { isCurrent: true }]]))
    expect((await readEvents(tx, READERS)).get(READER)).toHaveLength(1)
  })
  expect(opened).toBe(0)
})

test('forty readers of events look together without scanning', async () => {
  const readers = Array.from({ length: 40 }, (_, nth) => ({ name: `one-of-many-${nth}`, types: TYPES }))
  for (const { name } of readers) await openReader(db.reader, name)
  await settle()
  const looked = await scanned(async (tx) => {
    expect((await openNextWindows(tx, readers)).size).toBe(40)
    expect((await readEvents(tx, readers)).size).toBe(40)
    expect((await openNextWindows(tx, readers)).size).toBe(0)
  })
  expect(looked).toBe(0)
})

test('windows of a few events give each event once, with transactions open meanwhile', async () => {
  const name = 'a-late-reader'
  const readers = [{ name, types: TYPES }]
  await openReader(db.reader, name)
  const read: bigint[] = []
  const largest = { window: 0 }
  const readOn = async (): Promise<void> => {
    for (let ofWindow = 0; ;) {
      const events = (await readEvents(db.reader, readers)).get(name) ?? []
      ofWindow += events.length
      largest.window = Math.max(largest.window, ofWindow)
      for (const { event, after } of events) {
        read.push(event.id)
        await moveFrom(db.reader, name, after, event.id)
      }
      if (events.length > 0) continue
      ofWindow = 0
      if ((await openNextWindows(db.reader, readers, 5)).size === 0) return
    }
  }
  const [opened, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  for (let nth = 0; nth < 12; nth++) await settle()
  const slow = db.transaction(async (tx) => {
    await emit(tx, roundSettled, { playerId: PLAYER, payload: settledRound('rnd_slow', { stake: 2 }) })
    opened.resolve()
    await mayEnd.promise
  })
  await opened.promise
  for (let nth = 0; nth < 12; nth++) await settle()
  await readOn()
  expect(read).toHaveLength(24)
  mayEnd.resolve()
  await slow
  for (let nth = 0; nth < 12; nth++) await settle()
  await readOn()
  expect(read).toHaveLength(37)
  expect(new Set(read).size).toBe(37)
  // As soon as no transaction of any database of this server is open.
  await vi.waitFor(async () => {
    for (let nth = 0; nth < 12; nth++) await settle()
    largest.window = 0
    await readOn()
    expect(largest.window).toBeLessThan(12)
  }, 15_000)
})
