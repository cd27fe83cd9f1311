import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../config/index.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { listMigrations, migrate } from '../db/migrate.ts'
import { bringUpToDate } from '../db/sql-functions.ts'
import { databaseUrl, withClient } from '../testing/cluster.setup.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { openNextWindows, readEvents } from './event-reader.ts'

const NAME = '20261128T1730__events_by_week.sql'

/** A database of the release before, with events that a reader has and has not read. */
let beside: TestDatabase
let url: string
let name: string
let site: Database
beforeAll(async () => {
  beside = await openTestDatabase()
  name = `test_${randomBytes(6).toString('hex')}`
  await withClient(beside.ownerUrl, (client) => client.query(`create database ${name}`))
  url = databaseUrl(beside.ownerUrl, name)
  await migrate(
    url,
    listMigrations(ROOT).filter((migration) => migration.name < NAME),
  )
  await withClient(url, async (client) => {
    await client.query(`
      insert into player (id, brand, login, password_hash, registration_type, birth_date, state, locale, created_at)
      values ('plr_1', 'velmora', 'one', '', 'login', '1990-05-01', 'NY', 'en', now())`)
    await client.query(`
      insert into outbox.event (type, player, brand, payload, at)
      select 'round.settled', 'plr_1', 'velmora', jsonb_build_object('n', n), now() - interval '9 days' + n * interval '1 minute'
      from generate_series(1, 1000) n`)
    await client.query(`
      insert into outbox.reader (name, done, until, last_id) values ('a-reader', pg_current_snapshot(), pg_current_snapshot(), 0)`)
    // An event may be of a clock that is ahead, and numbers are also taken by others.
    await client.query(`insert into outbox.event (type, player, brand, payload, at)
      values ('round.settled', 'plr_1', 'velmora', '{"n": 1001}', now() + interval '20 days')`)
    await client.query("select nextval(pg_get_serial_sequence('outbox.event', 'id'))")
  })
})
afterAll(async () => {
  await site.close()
  await withClient(beside.ownerUrl, (client) => client.query(`drop database ${name} with (force)`))
  await beside.close()
})

test('a filled table becomes the first part: nothing is copied or lost, numbers go on, and readers read on', async () => {
  const rowsOf = 'select id::text, txid::text, type, player, brand, part, payload, at::text from outbox.event order by id'
  const before = await withClient(url, async (client) => [
    (await client.query(rowsOf)).rows,
    (await client.query("select pg_relation_filenode('outbox.event') as file")).rows,
  ])
  await bringUpToDate(url, ROOT)
  site = openDatabase({ url, role: 'croupier_app', connectionsMax: 3 })
  const after = [
    (await site.pool.query(rowsOf)).rows,
    (await site.pool.query("select pg_relation_filenode('outbox.event_before') as file")).rows,
  ]
  expect(after).toEqual(before)
  const readers = [{ name: 'a-reader', types: ['round.settled'] }]
  expect([...(await openNextWindows(site.reader, readers)).keys()]).toEqual(['a-reader'])
  const unread = (await readEvents(site.reader, readers)).get('a-reader')
  expect(unread?.map(({ event }) => event.payload)).toEqual([{ n: 1_001 }])
  await site.pool.query("select outbox.emit('round.settled', 'plr_1', '{\"n\": 1002}')")
  const { rows } = await site.pool.query("select id::int, part from outbox.event where payload ->> 'n' = '1002'")
  expect(rows).toEqual([{ id: 1_003, part: before[0]![0].part }])
  await expect(site.pool.query("insert into outbox.event (type, payload) values ('x', '{}')")).rejects.toThrow('event_check')
  const { rows: whole } = await site.pool.query(
    "select whole_since between now() - interval '8 days' and now() - interval '6 days' as is from outbox.event_log",
  )
  expect(whole).toEqual([{ is: true }])
})

test('the first part and those of the next weeks meet, and every event has a part', async () => {
  await sql`select outbox.make_parts(6)`.execute(site.archivist.reader)
  const { rows } = await site.pool.query(
    'select since, until, lag(until) over (order by since) as before from outbox.event_part order by since offset 1',
  )
  expect(rows.length).toBeGreaterThanOrEqual(2)
  for (const { since, before } of rows) expect(since).toBe(before)
  const left = await site.pool.query("select from outbox.event where tableoid = 'outbox.event_default'::regclass")
  expect(left.rowCount).toBe(0)
})
