import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { constants, mkdirSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { withClient } from '#platform/testing/cluster.setup.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { listArchived } from '../contract.ts'

let database: TestDatabase
let site: TestSite
let folder: string
let roundFolder: string
let auditFolder: string
beforeAll(async () => {
  database = await openTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'croupier-archive-'))
  roundFolder = mkdtempSync(join(tmpdir(), 'croupier-rounds-'))
  auditFolder = mkdtempSync(join(tmpdir(), 'croupier-audit-'))
  site = await openTestSite({ database, eventArchive: folder, roundArchive: roundFolder, auditArchive: auditFolder })
})
afterAll(async () => {
  await site.close()
  await database.close()
  rmSync(folder, { recursive: true })
  rmSync(roundFolder, { recursive: true })
  rmSync(auditFolder, { recursive: true })
})

/** A recorded file that holds this text. */
async function archive(week: string, text: string): Promise<string> {
  const file = `event_${week.replaceAll('-', '')}-1.parquet`
  writeFileSync(join(folder, file), text)
  const sha256 = createHash('sha256').update(text).digest('hex')
  await withClient(database.ownerUrl, (client) =>
    client.query(
      `insert into outbox.archive (file, since, until, rows, bytes, sha256) values ($1, $2, $2::timestamptz + interval '7 days', 7, $3, $4)`,
      [file, `${week}Z`, text.length, sha256],
    ),
  )
  return file
}

test('files are listed newest first, each compared with its hash at every call', async () => {
  const ann = await signedInOperator(site, 'ann', 'auditor')
  const list = async () => (await ann.call(listArchived)).body.data
  expect(await list()).toMatchObject({ files: [], months: 1_000, roundMonths: 1 })
  const [first, second, third] = [
    await archive('2025-03-03', 'one'),
    await archive('2025-03-10', 'two'),
    await archive('2025-03-17', 'three'),
  ]
  const states = async () => (await list()).files.map(({ file, state }) => [file, state])
  const whole = [third, second, first].map((file) => [file, 'whole'])
  expect(await states()).toEqual(whole)
  expect((await list()).files[2]).toMatchObject({ rows: 7, bytes: 3, since: Date.parse('2025-03-03Z') / 1_000 })

  rmSync(join(folder, first))
  writeFileSync(join(folder, second), 'owt')
  writeFileSync(join(folder, third), 'longer than before')
  expect(await states()).toEqual([
    [third, 'altered'],
    [second, 'altered'],
    [first, 'missing'],
  ])
  writeFileSync(join(folder, first), 'one')
  writeFileSync(join(folder, second), 'two')
  writeFileSync(join(folder, third), 'three')
  expect(await states()).toEqual(whole)
})

test('files of rounds are listed as such, with the months that stay in the database', async () => {
  const file = 'round_202501-1.parquet'
  writeFileSync(join(roundFolder, file), 'rounds')
  await withClient(database.ownerUrl, (client) =>
    client.query(
      `insert into game_round_file (file, since, until, rows, bytes, sha256, marks) values ($1, '2025-01-01Z', '2025-02-01Z', 50000, 6, $2, 0)`,
      [file, createHash('sha256').update('rounds').digest('hex')],
    ),
  )
  const cleo = await signedInOperator(site, 'cleo', 'auditor')
  const list = async () => {
    const { files, roundMonths } = (await cleo.call(listArchived)).body.data
    return { roundMonths, rounds: files.filter(({ kind }) => kind === 'rounds') }
  }
  const since = Date.parse('2025-01-01Z') / 1_000
  expect(await list()).toMatchObject({ roundMonths: 1, rounds: [{ file, rows: 50_000, bytes: 6, since, state: 'whole' }] })
  rmSync(join(roundFolder, file))
  expect((await list()).rounds).toMatchObject([{ file, state: 'missing' }])
  writeFileSync(join(roundFolder, file), 'rounds')
  expect((await list()).rounds).toMatchObject([{ file, state: 'whole' }])
})

test('files of audit entries are listed as such, with the months that stay in the database', async () => {
  const file = 'audit_202501-1.parquet'
  await withClient(database.ownerUrl, (client) =>
    client.query(
      `insert into audit_file (file, since, until, rows, bytes, sha256) values ($1, '2025-01-01Z', '2025-02-01Z', 7, 7, $2)`,
      [file, createHash('sha256').update('entries').digest('hex')],
    ),
  )
  const dora = await signedInOperator(site, 'dora', 'auditor')
  const list = async () => {
    const { files, auditMonths } = (await dora.call(listArchived)).body.data
    return { auditMonths, audit: files.filter(({ kind }) => kind === 'audit') }
  }
  expect(await list()).toMatchObject({ auditMonths: 1, audit: [{ file, rows: 7, state: 'missing' }] })
  writeFileSync(join(auditFolder, file), 'entries')
  expect((await list()).audit).toMatchObject([{ file, state: 'whole' }])
})

/** The writing end of a pipe, as soon as it is being read. */
async function openWhenRead(pipe: string): Promise<FileHandle> {
  for (; ; await sleep(2)) {
    const writer = await open(pipe, constants.O_WRONLY | constants.O_NONBLOCK).catch(() => undefined)
    if (writer) return writer
  }
}

test('a file that a job replaces while the list is read is not missing', async () => {
  const file = await archive('2025-06-02', 'replaced')
  const next = file.replace('-1.', '-1~2.')
  // The newest comes first: a pipe, which is read until the writer closes it.
  const pipe = join(folder, await archive('2025-06-09', ''))
  rmSync(pipe)
  execFileSync('mkfifo', [pipe])
  const eve = await signedInOperator(site, 'eve', 'auditor')
  await withClient(database.ownerUrl, async (client) => {
    const asked = eve.call(listArchived)
    const writer = await openWhenRead(pipe)
    renameSync(join(folder, file), join(folder, next))
    await client.query('update outbox.archive set file = $2 where file = $1', [file, next])
    await writer.close()
    const { files } = (await asked).body.data
    expect(files.filter(({ state }) => state === 'missing')).toEqual([])
    expect(files.map((each) => each.file)).toContain(next)
  })
})

test('a file that cannot be read is listed as such, and the call answers', async () => {
  const file = await archive('2025-07-07', 'unreadable')
  const path = join(folder, file)
  rmSync(path)
  mkdirSync(path)
  await withClient(database.ownerUrl, (client) =>
    client.query('update outbox.archive set bytes = $2 where file = $1', [file, statSync(path).size]),
  )
  const finn = await signedInOperator(site, 'finn', 'auditor')
  const { status, body } = await finn.call(listArchived)
  expect(status).toBe(200)
  expect(body.data.files.find((each) => each.file === file)).toMatchObject({ state: 'unreadable', code: 'EISDIR' })
  rmSync(path, { recursive: true })
  writeFileSync(path, 'unreadable')
})

test('each archive’s folder is listed, with what is wrong with it', async () => {
  const gil = await signedInOperator(site, 'gil', 'auditor')
  const folders = async () => (await gil.call(listArchived)).body.data.folders
  const own = [
    { kind: 'events', path: folder, fault: null },
    { kind: 'rounds', path: roundFolder, fault: null },
    { kind: 'audit', path: auditFolder, fault: null },
  ]
  expect(await folders()).toEqual(own)
  const marks = { 'outbox.archive': 'event', game_round_file: 'round', audit_file: 'audit' }
  for (const [record, name] of Object.entries(marks)) {
    const at = { event: folder, round: roundFolder, audit: auditFolder }[name]!
    writeFileSync(join(at, `${name}_folder.txt`), `mark of ${name}`)
    await withClient(database.ownerUrl, (client) =>
      client.query('insert into archive_folder (record, mark) values ($1, $2)', [record, `mark of ${name}`]),
    )
  }
  expect(await folders()).toEqual(own)
  rmSync(join(folder, 'event_folder.txt'))
  renameSync(roundFolder, `${roundFolder}.away`)
  writeFileSync(join(auditFolder, 'audit_folder.txt'), 'mark of another site')
  expect((await folders()).map(({ fault }) => fault)).toEqual([{ why: 'markless' }, { why: 'absent' }, { why: 'foreign' }])
  rmSync(join(auditFolder, 'audit_folder.txt'))
  mkdirSync(join(auditFolder, 'audit_folder.txt'))
  expect((await folders())[2]).toMatchObject({ fault: { why: 'unreadable', code: 'EISDIR' } })
  renameSync(`${roundFolder}.away`, roundFolder)
  expect((await folders())[1]).toEqual(own[1])
})

test('an operator without the right sees no files', async () => {
  const bob = await signedInOperator(site, 'bob', 'editor')
  expect((await bob.call(listArchived)).status).toBe(403)
})
