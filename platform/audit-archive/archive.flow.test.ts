import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ArchiveError } from '../archive/archive-error.ts'
import { readHistory, readLatestActions } from '../audit/history.ts'
import { readTrail, readTrailThere } from '../audit/index.ts'
import { withClient } from '../testing/cluster.setup.ts'
import { openTestDatabase } from '../testing/database.ts'
import { createTestLog } from '../testing/test-log.ts'
import { archiveAudit, type AuditMove } from './archive-audit.ts'
import {
  type AuditFixture,
  auditDaily,
  everyAnswer,
  files,
  inTable,
  NOW,
  ONE,
  OPERATOR,
  SIX,
  TWO,
  workOf,
} from './testing/audit-fixture.ts'

let bench: AuditFixture
beforeEach(async () => {
  const db = await openTestDatabase({ connectionsMax: 8 })
  bench = { db, folder: mkdtempSync(join(tmpdir(), 'croupier-audit-')) }
})
afterEach(async () => {
  await bench.db.close()
  rmSync(bench.folder, { recursive: true })
})

const work = (more: Partial<AuditMove> = {}) => workOf(bench, more)
const archive = (more: Partial<AuditMove> = {}) => archiveAudit(work(more))
const asOwner = (text: string) => withClient(bench.db.ownerUrl, (client) => client.query(text))
const left = () => Promise.all([ONE, TWO, SIX].map((player) => inTable(bench, player)))
const trailOf = (subject: string) => readTrail(bench.db.reader, { auditFolder: bench.folder }, { subject, max: 1_000 })

test('entries of ended months leave for files, and every reader has the same answers', async () => {
  await auditDaily(bench)
  const before = await everyAnswer(bench)
  await archive()
  // March leaves: April is the whole month that stays.
  expect(await left()).toEqual([50, 50, 50])
  expect(files(bench)).toEqual(['audit_202603-1.parquet', 'audit_202603-2.parquet', 'audit_202603-3.parquet'])
  expect(await everyAnswer(bench)).toEqual(before)
  await archive({ now: NOW + 70 * 86_400_000 })
  expect(await left()).toEqual([0, 0, 0])
  expect(await everyAnswer(bench)).toEqual(before)
})

test.each(['written', 'read back', 'renamed', 'recorded', 'deleted'])(
  'killed when a file was %s, a run loses nothing and is repeated',
  async (at) => {
    await auditDaily(bench, 40)
    const before = await everyAnswer(bench)
    const script = join(import.meta.dirname, 'testing/mortal-archiver.ts')
    const child = spawn(process.execPath, [script, 'archive', bench.db.ownerUrl, bench.folder, String(NOW), at, '2'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    expect((await once(child, 'exit'))[1]).toBe('SIGKILL')
    await expect.poll(() => everyAnswer(bench), { timeout: 20_000 }).toEqual(before)
    // The server finds out that the killed process is gone, and frees the archive.
    await expect.poll(async () => (await archive(), left()), { timeout: 20_000 }).toEqual([9, 9, 9])
    expect(await everyAnswer(bench)).toEqual(before)
    expect(files(bench)).toHaveLength(3)
  },
)

test('of several processes at once one archives, and a repeated run finds nothing to do', async () => {
  await auditDaily(bench)
  const before = await everyAnswer(bench)
  const steps: string[] = []
  const afterStep = (step: string) => void steps.push(step)
  await Promise.all([0, 1, 2].map(() => archive({ afterStep })))
  await archive({ afterStep })
  expect(steps.filter((step) => step === 'deleted')).toHaveLength(3)
  expect(await everyAnswer(bench)).toEqual(before)
})

test('entries that change while their file is written stay in the table', async () => {
  await auditDaily(bench, 31)
  const afterStep = async (step: string) => {
    if (step === 'renamed') await bench.db.pool.query('select erase_from_audit($1)', [ONE])
  }
  await expect(archive({ afterStep, entriesPerFile: 1_000 })).rejects.toThrow('these entries are in no file')
  expect(await left()).toEqual([31, 31, 31])
  await archive()
  expect(await left()).toEqual([0, 0, 0])
  expect(files(bench)).toHaveLength(3)
})

test('entries can only be deleted as a recorded file has them, and nobody changes them or their record', async () => {
  await auditDaily(bench, 40)
  await archive()
  const [{ id }] = (await bench.db.pool.query('select max(id)::text as id from audit_event')).rows
  for (const statement of [
    'delete from audit_event',
    `delete from audit_event where id = ${id}`,
    `update audit_event set why = ''`,
  ])
    await expect(bench.db.pool.query(statement)).rejects.toThrow('permission denied')
  await expect(sql`select remove_audited(${id})`.execute(bench.db.archivist.reader)).rejects.toThrow(
    'these entries are in no file',
  )
  for (const statement of ['delete from audit_event', `update audit_event set why = ''`, 'truncate audit_event'])
    await expect(asOwner(statement)).rejects.toThrow('audit_event is append-only')
  for (const statement of ['delete from audit_file', 'update audit_archived set entries = 1', 'delete from audit_archived_actor'])
    await expect(bench.db.pool.query(statement)).rejects.toThrow('permission denied')
})

test('a missing or altered file is an error that names it, holds up further months, and leaves other subjects readable', async () => {
  await auditDaily(bench)
  // One player a file.
  await archive({ entriesPerFile: 31 })
  const path = join(bench.folder, files(bench)[0]!)
  renameSync(path, `${path}.away`)
  await expect(trailOf(ONE)).rejects.toThrow(
    `${path} is missing, with 31 archived audit entries. Restore it from a backup; see docs/operate/audit-archive.md.`,
  )
  expect(await trailOf(TWO)).toHaveLength(81)
  // Newer entries than those of the file need none.
  expect(await readTrail(bench.db.reader, { auditFolder: bench.folder }, { subject: ONE, max: 50 })).toHaveLength(50)
  const later = { now: NOW + 40 * 86_400_000 }
  await expect(archive(later)).rejects.toThrow('is missing, so no further month is archived')
  renameSync(`${path}.away`, path)
  appendFileSync(path, 'x')
  await expect(trailOf(ONE)).rejects.toThrow('its hash differs')
  await expect(archive(later)).rejects.toThrow('is altered, so no further month is archived')
  expect(await inTable(bench, TWO)).toBe(50)
})

test('a file that is lost for good is forgotten with its row, and the archive goes on', async () => {
  await auditDaily(bench)
  await archive({ entriesPerFile: 31 })
  const [first] = files(bench) as [string]
  rmSync(join(bench.folder, first))
  await asOwner(`delete from audit_file where file = '${first}'`)
  expect([(await trailOf(ONE)).length, (await trailOf(TWO)).length]).toEqual([50, 81])
  await archive({ now: Date.parse('2026-06-01Z') })
  expect(await left()).toEqual([20, 20, 20])
})

test('the last look at a list, the last action on a feature, and actions in use stay', async () => {
  const add = (day: number, subject: string, what: string) =>
    bench.db.pool.query(
      `insert into audit_event (at, brand, actor_kind, actor, subject, what) values ($1, 'velmora', 'operator', $2, $3, $4)`,
      [new Date(Date.UTC(2026, 2, day)), OPERATOR, subject, what],
    )
  for (const day of [1, 2, 3]) {
    await add(day, 'players', 'players-seen')
    await add(day, 'feature lobby', 'feature-switched')
    await add(day, ONE, 'redemption-approved')
    await add(day, TWO, 'player-locked')
  }
  const latest = () => readLatestActions(bench.db.reader, { brand: 'velmora', subjects: ['feature lobby', 'players'] })
  const before = await latest()
  await archive({ inUse: ['redemption-approved'] })
  const { rows } = await bench.db.pool.query(
    'select subject, count(*)::int as n from audit_event group by subject order by subject',
  )
  expect(rows).toEqual([
    { subject: 'feature lobby', n: 1 },
    { subject: 'players', n: 1 },
    { subject: ONE, n: 3 },
  ])
  expect(await latest()).toEqual(before)
  expect(await trailOf('players')).toHaveLength(3)
})

test('few entries that may leave later wait for the file of the next month', async () => {
  await auditDaily(bench)
  await bench.db.pool.query(
    `insert into audit_event (at, brand, actor_kind, actor, subject, what) values ('2026-03-05Z', 'velmora', 'operator', $1, 'players', 'players-seen')`,
    [OPERATOR],
  )
  const large = { entriesPerFile: 1_000 }
  await archive(large)
  expect([files(bench), await inTable(bench, 'players')]).toEqual([['audit_202603-1.parquet'], 1])
  await bench.db.pool.query(
    `insert into audit_event (at, brand, actor_kind, actor, subject, what) values ('2026-05-05Z', 'velmora', 'operator', $1, 'players', 'players-seen')`,
    [OPERATOR],
  )
  await archive(large)
  expect([files(bench), await inTable(bench, 'players')]).toEqual([['audit_202603-1.parquet'], 2])
  await archive({ ...large, now: Date.parse('2026-06-01Z') })
  expect([files(bench), await inTable(bench, 'players')]).toEqual([['audit_202603-1.parquet', 'audit_202604-1.parquet'], 1])
  const { rows } = await bench.db.pool.query('select since, until from audit_file order by file')
  expect(rows[1]).toEqual({ since: Date.parse('2026-03-05Z'), until: Date.parse('2026-04-30T09:30:03.123Z') })
})

test('a run ends after its time, and the next one goes on; without the setting nothing leaves', async () => {
  await auditDaily(bench, 31)
  await archive({ archive: { folder: bench.folder, afterMonths: null } })
  expect(files(bench)).toEqual([])
  const runs = async () => (await archive({ runMs: 0 }), files(bench).length)
  expect([await runs(), await runs(), await runs()]).toEqual([1, 2, 3])
})

test('many subjects whose last action stays do not slow the choice of what leaves', { timeout: 30_000 }, async () => {
  // So little memory that the planner compares with a list that it expects to be long row by row, as on a large site.
  await asOwner(`alter database ${new URL(bench.db.ownerUrl).pathname.slice(1)} set work_mem = '64kB'`)
  await asOwner(`
    insert into audit_event (at, brand, actor_kind, actor, subject, what)
    select timestamptz '2026-03-01Z', 'velmora', 'operator', '${OPERATOR}', 'list ' || n, 'seen' from generate_series(1, 30000) as n
    union all select timestamptz '2026-03-01Z', 'velmora', 'player', '${ONE}', '${ONE}', 'signed-in' from generate_series(1, 30000);
    analyze audit_event`)
  await archive({ entriesPerFile: 50_000 })
  expect([await inTable(bench, 'list 1'), await inTable(bench, ONE)]).toEqual([1, 0])
})

test('a file whose entries are all older than what is asked for is not needed', async () => {
  await auditDaily(bench)
  await archive({ now: Date.parse('2026-07-01Z'), entriesPerFile: 1_000 })
  const asked = (more: { max: number; what?: string }) =>
    readTrail(bench.db.reader, { auditFolder: bench.folder }, { subject: ONE, ...more })
  const before = [await asked({ max: 20 }), await asked({ max: 10, what: 'person-corrected' })]
  expect([files(bench).length, ...(await left())]).toEqual([3, 0, 0, 0])
  rmSync(join(bench.folder, 'audit_202603-1.parquet'))
  rmSync(join(bench.folder, 'audit_202604-1.parquet'))
  await expect(asked({ max: 21 })).rejects.toThrow('audit_202604-1.parquet is missing')
  expect([await asked({ max: 20 }), await asked({ max: 10, what: 'person-corrected' })]).toEqual(before)
})

test('a reader that may say so has what is there, and the names of files with some of the newest entries that cannot be read', async () => {
  await auditDaily(bench)
  await archive({ now: Date.parse('2026-07-01Z'), entriesPerFile: 1_000 })
  const log = createTestLog()
  const ask = (max: number) => readTrailThere(bench.db.reader, { auditFolder: bench.folder, log }, { subject: ONE, max })
  const whole = await ask(81)
  expect([whole.trail.length, whole.unreadFiles]).toEqual([81, []])
  rmSync(join(bench.folder, 'audit_202604-1.parquet'))
  appendFileSync(join(bench.folder, 'audit_202603-1.parquet'), 'x')
  expect(await ask(20)).toEqual({ trail: whole.trail.slice(0, 20), unreadFiles: [] })
  const seconds = (day: string) => Date.parse(`${day}T09:30:01Z`) / 1_000
  const unreadFiles = [
    { file: 'audit_202604-1.parquet', since: seconds('2026-04-01'), until: seconds('2026-04-30') + 2 },
    { file: 'audit_202603-1.parquet', since: seconds('2026-03-01'), until: seconds('2026-03-31') + 2 },
  ]
  expect(await ask(21)).toEqual({ trail: whole.trail.slice(0, 20), unreadFiles })
  const ctx = { reader: bench.db.reader, auditFolder: bench.folder, log }
  const history = await readHistory(ctx, { brand: 'velmora', subjects: [ONE, TWO] }, 100)
  expect([history.rows.length, history.unreadFiles.map(({ file }) => file)]).toEqual([40, unreadFiles.map(({ file }) => file)])
})

test('a file that is there and cannot be read is named as a missing one is', async () => {
  await auditDaily(bench)
  await archive({ entriesPerFile: 31 })
  const [file] = files(bench) as [string]
  const path = join(bench.folder, file)
  rmSync(path)
  mkdirSync(path)
  await asOwner(`update audit_file set bytes = ${statSync(path).size} where file = '${file}'`)
  await expect(trailOf(ONE)).rejects.toThrow(`${path} cannot be read (EISDIR), with 31 archived audit entries`)
  await expect(trailOf(ONE)).rejects.toBeInstanceOf(ArchiveError)
  const { trail, unreadFiles } = await readTrailThere(
    bench.db.reader,
    { auditFolder: bench.folder, log: createTestLog() },
    { subject: ONE, max: 1_000 },
  )
  expect([trail.length, unreadFiles]).toMatchObject([50, [{ file }]])
})
