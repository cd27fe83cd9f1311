import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Instant } from '#kernel/time.ts'
import { archivedFiles } from '../archive/testing/archived-files.ts'
import { withClient } from '../testing/cluster.setup.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { createTestLog } from '../testing/test-log.ts'
import { archiveEvents } from './archive-events.ts'
import { eraseArchived, eraseFromArchive } from './erase-archived.ts'
import { type ArchivedWanted, readArchive, readArchivedPlayers, readWholeSince } from './read-archive.ts'
import { endFirstPart, readAll } from './testing/past-weeks.ts'

const TYPES = ['round.settled', 'purchase.completed']
/** As alike as ids of one moment. */
const PLAYERS = ['one', 'two', 'six'].map((name) => `plr_01jnef6fm00000000000000${name}`)
const [ONE, TWO] = PLAYERS as [string, string]
const EVERYTHING: ArchivedWanted = { of: { players: PLAYERS }, types: TYPES, since: 0 }

let db: TestDatabase
let folder: string
beforeEach(async () => {
  db = await openTestDatabase({ connectionsMax: 8 })
  folder = mkdtempSync(join(tmpdir(), 'croupier-archive-'))
  await endFirstPart(db.ownerUrl)
})
afterEach(async () => {
  await db.close()
  rmSync(folder, { recursive: true })
})

const work = (afterStep?: (step: string) => void | Promise<void>, months = 1_000) => ({
  archivist: db.archivist,
  log: createTestLog(),
  archive: { folder, months },
  ...(afterStep ? { afterStep } : {}),
})

/** Each player's events of three old weeks, and of now, with texts that a file must not change. */
async function emitOld(count = 40): Promise<void> {
  await db.pool.query(
    `insert into outbox.event (type, player, brand, payload, at)
     select ($2::text[])[1 + n % 2], ($3::text[])[1 + n % 3], 'velmora',
       jsonb_build_object('n', n, 'big', 9007199254740993, 'text', 'ñ "quoted" ' || chr(128640), 'none', null),
       timestamptz '2025-03-05 12:00:00.123456Z' + n / 3 % 3 * interval '7 days' + n * interval '1 second'
     from generate_series(1, $1::int) as n`,
    [count, TYPES, PLAYERS],
  )
  await db.pool.query(
    `insert into outbox.event (type, brand, payload, at) values ('campaign.started', 'velmora', '{}', '2025-03-06Z')`,
  )
  await db.pool.query(`insert into outbox.event (type, player, payload) values ('purchase.completed', '${ONE}', '{"n": 0}')`)
}

/** What the table says of the same. */
async function readTable({ of, types, since, until = 4e12 }: ArchivedWanted) {
  const { rows } = await db.pool.query(
    `select id, type, player, brand, at, payload from outbox.event
     where (player = any ($1::text[]) or brand = $2) and type = any ($3::text[]) and at >= $4 and at < $5 and at < '2026-01-01' order by id`,
    ['players' in of ? of.players : [], 'brand' in of ? of.brand : null, types, new Date(since), new Date(until)],
  )
  return rows
}
const answers = async (): Promise<unknown[]> => [await readArchive(db.reader, folder, EVERYTHING), ...(await inTable())]
const inTable = async (): Promise<unknown[]> => [await readTable(EVERYTHING)]
const counted = async (): Promise<number> => {
  const archived = await db.pool.query('select coalesce(sum(rows), 0)::int as rows from outbox.archive')
  const kept = await db.pool.query('select count(*)::int as rows from outbox.event')
  return archived.rows[0].rows + kept.rows[0].rows
}
/** The server finds out that a killed process is gone, and frees the archive. */
const archiveAll = (): Promise<unknown> =>
  expect
    .poll(
      async () => {
        await archiveEvents(work())
        return (await readTable(EVERYTHING)).length
      },
      { timeout: 20_000 },
    )
    .toBe(0)

/** A process of its own that is killed at its second file. Returns the signal. */
async function die(what: 'archive' | 'erase', at: string): Promise<NodeJS.Signals | null> {
  const script = join(import.meta.dirname, 'testing/mortal-archiver.ts')
  const child = spawn(process.execPath, [script, what, db.ownerUrl, folder, at, '2'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  return signal
}

test('ended weeks leave for files of their own, and the same questions have the same answers', async () => {
  await emitOld()
  await readAll(db)
  const questions: ArchivedWanted[] = [
    EVERYTHING,
    { of: { players: [TWO] }, types: ['purchase.completed'], since: 0 },
    {
      of: { players: PLAYERS },
      types: TYPES,
      since: Date.parse('2025-03-12T12:00:10.123Z'),
      until: Date.parse('2025-03-19T12:00:20Z'),
    },
    { of: { brand: 'velmora' }, types: [...TYPES, 'campaign.started'], since: 0 },
    { of: { brand: 'tidewick' }, types: TYPES, since: 0 },
  ]
  const before = await Promise.all(questions.map(readTable))
  expect(before.map(({ length }) => length)).toEqual([40, 7, expect.any(Number), 41, 0])
  await archiveEvents(work())
  expect(await inTable()).toEqual([[]])
  expect(await Promise.all(questions.map((question) => readArchive(db.reader, folder, question)))).toEqual(before)
  const playersOf = (question: ArchivedWanted) => readArchivedPlayers(db.reader, folder, question)
  expect(await playersOf(questions[3]!)).toEqual(new Set(PLAYERS))
  expect(await playersOf(questions[4]!)).toEqual(new Set())
  expect(await counted()).toBe(42)
  expect(archivedFiles(folder)).toHaveLength(3)
  const { rows } = await db.pool.query('select bytes::int, since, until from outbox.archive order by since')
  expect(rows.map(({ bytes }) => bytes)).toEqual(
    archivedFiles(folder)
      .toSorted()
      .map((file) => statSync(join(folder, file)).size),
  )
  await archiveEvents(work())
  expect(archivedFiles(folder)).toHaveLength(3)
  expect(await readWholeSince(db.reader)).toBe(0)
})

test('a week stays while a reader has not passed it, and while there are no readers', async () => {
  await emitOld()
  await archiveEvents(work())
  expect(archivedFiles(folder)).toEqual([])
  await db.pool.query("insert into outbox.reader (name, done, until, last_id) values ('behind', '3:3:', '3:3:', 0)")
  await archiveEvents(work())
  expect(archivedFiles(folder)).toEqual([])
  expect((await inTable())[0]).toHaveLength(40)
})

test.each(['written', 'read back', 'renamed', 'dropped'])(
  'killed when a file was %s, a run loses nothing and is repeated',
  async (at) => {
    await emitOld()
    await readAll(db)
    const before = await readTable(EVERYTHING)
    expect(await die('archive', at)).toBe('SIGKILL')
    expect(await counted()).toBe(42)
    const [archived, kept] = (await answers()) as [{ id: bigint }[], { id: bigint }[]]
    expect([...archived, ...kept].map(({ id }) => id).toSorted((a, b) => Number(a - b))).toEqual(before.map(({ id }) => id))
    await archiveAll()
    expect(await answers()).toEqual([before, []])
    expect(archivedFiles(folder).filter((file) => file.endsWith('.tmp'))).toEqual([])
    expect(archivedFiles(folder)).toHaveLength(3)
  },
)

test('of two processes at once, one archives', async () => {
  await emitOld()
  await readAll(db)
  const before = await readTable(EVERYTHING)
  const steps: string[] = []
  await Promise.all([0, 1, 2].map(() => archiveEvents(work((step) => void steps.push(step)))))
  await archiveEvents(work((step) => void steps.push(step)))
  expect(steps.filter((step) => step === 'dropped')).toHaveLength(3)
  expect(await answers()).toEqual([before, []])
  expect(await counted()).toBe(42)
})

test('an event that comes while its week is written stays, and leaves with the next run', async () => {
  await emitOld()
  await readAll(db)
  let isLate = true
  await archiveEvents(
    work(async (step) => {
      if (step !== 'read back' || !isLate) return
      isLate = false
      await withClient(db.ownerUrl, (client) =>
        client.query(
          `insert into outbox.event (type, player, payload, at) values ('round.settled', '${ONE}', '{"late": true}', '2025-03-05 13:00Z')`,
        ),
      )
    }),
  )
  await readAll(db)
  expect(await counted()).toBe(43)
  await archiveEvents(work())
  expect(await inTable()).toEqual([[]])
  expect(await readArchive(db.reader, folder, EVERYTHING)).toHaveLength(41)
  expect(await counted()).toBe(43)
})

test('no transaction of a run has an id while a file is written, so that roll-ups go on', async () => {
  await emitOld()
  await readAll(db)
  const counts: number[] = []
  await archiveEvents(
    work(async (step) => {
      if (step !== 'written') return
      const { rows } = await db.pool.query(
        `select count(*)::int as count from pg_locks l join pg_stat_activity a using (pid)
         where l.locktype = 'transactionid' and l.granted and a.datname = current_database()`,
      )
      counts.push(rows[0].count)
    }),
  )
  expect(counts).toEqual([0, 0, 0])
})

test('while a dump reads the table nothing is written, and emitters do not wait for long', async () => {
  await emitOld()
  await readAll(db)
  await withClient(db.ownerUrl, async (dump) => {
    await dump.query('begin; lock table outbox.event in access share mode')
    await archiveEvents(work())
    expect(archivedFiles(folder)).toEqual([])
    const from = performance.now()
    await Promise.all([archiveEvents(work()), db.pool.query("select outbox.emit('round.settled', 'plr_x', '{}')")])
    expect(performance.now() - from).toBeLessThan(5_000)
    await dump.query('commit')
  })
  await readAll(db)
  await archiveEvents(work())
  expect(archivedFiles(folder)).toHaveLength(3)
})

test('events of a week that was archived before leave for a second file', async () => {
  await emitOld()
  await readAll(db)
  await archiveEvents(work())
  await emitOld()
  await readAll(db)
  await archiveEvents(work())
  expect(archivedFiles(folder)).toHaveLength(6)
  expect(await readArchive(db.reader, folder, EVERYTHING)).toHaveLength(80)
})

test('a missing or altered file is an error that names it, and its events are there again with the file', async () => {
  await emitOld()
  await readAll(db)
  const before = await readTable(EVERYTHING)
  await archiveEvents(work())
  const path = join(folder, archivedFiles(folder)[1]!)
  const whole = readFileSync(path)
  renameSync(path, `${path}.away`)
  await expect(readArchive(db.reader, folder, EVERYTHING)).rejects.toThrow(`${path} is missing, with `)
  // Other weeks can still be asked for.
  const first = await readArchive(db.reader, folder, { ...EVERYTHING, until: Date.parse('2025-03-10Z') as Instant })
  expect(first).toEqual(before.filter(({ at }) => at < Date.parse('2025-03-10Z')))
  renameSync(`${path}.away`, path)
  appendFileSync(path, 'x')
  await expect(readArchive(db.reader, folder, EVERYTHING)).rejects.toThrow('its hash differs')
  rmSync(path)
  appendFileSync(path, whole)
  expect(await readArchive(db.reader, folder, EVERYTHING)).toEqual(before)
})

test.each([undefined, 'written', 'renamed'])(
  'an erased player leaves the files, also after a kill when a file was %s',
  async (at) => {
    await emitOld()
    await readAll(db)
    const before = await readTable(EVERYTHING)
    await archiveEvents(work())
    await db.transaction((tx) => eraseFromArchive(tx, TWO))
    const left = before.filter(({ player }) => player !== TWO)
    expect(await readArchive(db.reader, folder, EVERYTHING)).toEqual(left)
    if (at) expect(await die('erase', at)).toBe('SIGKILL')
    expect(await readArchive(db.reader, folder, EVERYTHING)).toEqual(left)
    // The server finds out that the killed process is gone, and frees the archive.
    await expect
      .poll(
        async () => {
          await eraseArchived(work())
          return (await db.pool.query('select from outbox.archive_erasure')).rowCount
        },
        { timeout: 20_000 },
      )
      .toBe(0)
    expect(await readArchive(db.reader, folder, EVERYTHING)).toEqual(left)
    const files = archivedFiles(folder)
    expect(files).toHaveLength(3)
    expect(files.filter((file) => readFileSync(join(folder, file)).includes(TWO))).toEqual([])
    expect((await db.pool.query('select from outbox.archive_erasure')).rowCount).toBe(0)
  },
)

test('without months events are deleted with their week, and files that are too old leave', async () => {
  await emitOld()
  await readAll(db)
  await archiveEvents(work())
  await emitOld()
  await readAll(db)
  await archiveEvents(work(undefined, 0))
  expect(await inTable()).toEqual([[]])
  expect(await readWholeSince(db.reader)).toBe(Date.parse('2025-03-24Z'))
  expect(archivedFiles(folder)).toHaveLength(3)
  await archiveEvents(work(undefined, 13))
  expect(archivedFiles(folder)).toEqual([])
  expect(await readArchive(db.reader, folder, EVERYTHING)).toEqual([])
})

test('events of weeks without a part move to one, and the archive may not drop what is young or unread', async () => {
  await db.pool.query(
    `insert into outbox.event (type, player, payload, at) select 'round.settled', 'plr_one', '{}', timestamptz '2031-01-01Z' + n * interval '3 days' from generate_series(1, 10) n`,
  )
  expect((await db.pool.query("select from outbox.event where tableoid = 'outbox.event_default'::regclass")).rowCount).toBe(10)
  await archiveEvents(work())
  expect((await db.pool.query("select from outbox.event where tableoid = 'outbox.event_default'::regclass")).rowCount).toBe(0)
  expect((await db.pool.query('select from outbox.event')).rowCount).toBe(10)
  await readAll(db)
  const { rows } = await sql<{ dropped: boolean }>`
    select outbox.drop_part(name, 7, 0, null) as dropped from outbox.event_part where until > now()`.execute(db.archivist.reader)
  expect(rows.map(({ dropped }) => dropped)).not.toContain(true)
  await expect(db.pool.query('drop table outbox.event_default')).rejects.toThrow('must be owner')
  await expect(db.pool.query("insert into outbox.archive values ('x', now(), now(), 1, 1, '')")).rejects.toThrow(
    'permission denied',
  )
})
