import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#kernel/time.ts'
import { archiveAudit } from '../audit-archive/archive-audit.ts'
import { AUDIT } from '../audit-archive/audit-files.ts'
import { eraseAudited, eraseFromAudit, isInAuditFiles } from '../audit-archive/erase-audited.ts'
import {
  type AuditFixture,
  auditDaily,
  everyAnswer,
  files,
  filesWith,
  inTable,
  NOW,
  ONE,
  wordsOf,
  workOf,
} from '../audit-archive/testing/audit-fixture.ts'
import { checkArchive } from '../doctor/check-archive.ts'
import { archivedFiles } from './testing/archived-files.ts'
import { withClient } from '../testing/cluster.setup.ts'
import { openTestDatabase } from '../testing/database.ts'

let fixture: AuditFixture
beforeEach(async () => {
  fixture = { db: await openTestDatabase(), folder: join(mkdtempSync(join(tmpdir(), 'croupier-mark-')), 'audit') }
})
afterEach(async () => {
  await fixture.db.close()
  rmSync(join(fixture.folder, '..'), { recursive: true })
})

const LATER = { now: NOW + 70 * DAY_MS }
const archive = (more = {}) => archiveAudit(workOf(fixture, more))
const erase = () => eraseAudited(workOf(fixture))
const isPending = () => isInAuditFiles(fixture.db.reader, ONE)
const marker = () => join(fixture.folder, 'audit_folder.txt')
const asOwner = (text: string) => withClient(fixture.db.ownerUrl, (client) => client.query(text))
const marks = async () => (await fixture.db.pool.query('select mark from archive_folder')).rows.map(({ mark }) => mark)
const doctor = () => checkArchive(fixture.db.reader, AUDIT, 'audit archive', fixture.folder)
/** The folder of a volume that is not mounted. */
function unmount(): () => void {
  renameSync(fixture.folder, `${fixture.folder}.away`)
  mkdirSync(fixture.folder)
  return () => {
    rmSync(fixture.folder, { recursive: true })
    renameSync(`${fixture.folder}.away`, fixture.folder)
  }
}
const dying = {
  afterStep(step: string) {
    if (step === 'renamed') throw new Error('killed')
  },
}

test('the first run marks its folder, and later ones leave the mark as it is', async () => {
  await auditDaily(fixture)
  await archive({ archive: { folder: fixture.folder, afterMonths: null } })
  expect([existsSync(fixture.folder), await marks()]).toEqual([false, []])
  await archive()
  const [mark] = await marks()
  const text = readFileSync(marker(), 'utf8')
  expect(text.split('\n')[0]).toBe(mark)
  expect(text).toContain('archived audit entries of one database')
  await archive(LATER)
  expect([await marks(), readFileSync(marker(), 'utf8')]).toEqual([[mark], text])
  expect(await doctor()).toMatchObject({ level: 'good' })
})

test('of several first runs at once, one marks the folder', async () => {
  await auditDaily(fixture, 40)
  await Promise.all([0, 1, 2].map(() => archive()))
  await archive()
  expect(await marks()).toEqual([readFileSync(marker(), 'utf8').split('\n')[0]])
})

test('an empty folder in the place of the marked one gets no file, is not clean, and is named by the doctor', async () => {
  await auditDaily(fixture)
  // A file with words that no record knows.
  await expect(archive(dying)).rejects.toThrow('killed')
  expect(await filesWith(fixture, wordsOf(ONE))).toHaveLength(1)
  await fixture.db.transaction((tx) => eraseFromAudit(tx, ONE))
  const mount = unmount()
  const says = `${fixture.folder} is not the folder of archived audit entries, or its audit_folder.txt was lost`
  await expect(archive()).rejects.toThrow(says)
  await expect(erase()).rejects.toThrow(says)
  expect([files(fixture), await isPending(), await inTable(fixture, ONE)]).toEqual([[], true, 81])
  expect(await doctor()).toMatchObject({ level: 'bad', says: expect.stringContaining(says) })
  mount()
  await erase()
  expect([await isPending(), await filesWith(fixture, wordsOf(ONE))]).toEqual([false, []])
  expect(await doctor()).toMatchObject({ level: 'good' })
  await archive()
  expect(await inTable(fixture, ONE)).toBe(50)
})

test('a folder with the mark of another archive is refused, and a lost mark is made again where a recorded file is', async () => {
  await auditDaily(fixture)
  await archive()
  const before = await everyAnswer(fixture)
  writeFileSync(marker(), '5b6f2f3e-0000-4000-8000-000000000000\n')
  await expect(archive(LATER)).rejects.toThrow('is not the folder of archived audit entries')
  rmSync(marker())
  await expect(archive(LATER)).rejects.toThrow('is not the folder of archived audit entries')
  expect(await everyAnswer(fixture)).toEqual(before)
  await asOwner(`delete from archive_folder where record = 'audit_file'`)
  await archive(LATER)
  expect(await marks()).toEqual([readFileSync(marker(), 'utf8').split('\n')[0]])
  expect([await inTable(fixture, ONE), await everyAnswer(fixture)]).toEqual([0, before])
})

test('files of an earlier release are taken over where they are, and nowhere else', async () => {
  await auditDaily(fixture)
  await archive()
  rmSync(marker())
  await asOwner('delete from archive_folder')
  await fixture.db.transaction((tx) => eraseFromAudit(tx, ONE))
  const mount = unmount()
  await expect(erase()).rejects.toThrow('is not the folder of archived audit entries')
  await expect(archive(LATER)).rejects.toThrow('is not the folder of archived audit entries')
  expect([files(fixture), await marks(), await isPending()]).toEqual([[], [], true])
  mount()
  await erase()
  expect([await isPending(), (await marks()).length]).toEqual([false, 1])
})

test('the folder of another site of an earlier release, whose files have the same names, is not taken over', async () => {
  await auditDaily(fixture)
  await archive()
  rmSync(marker())
  await asOwner('delete from archive_folder')
  await fixture.db.transaction((tx) => eraseFromAudit(tx, ONE))
  const mount = unmount()
  const theirs = [...files({ ...fixture, folder: `${fixture.folder}.away` }), 'audit_202509-1.parquet']
  for (const file of theirs) writeFileSync(join(fixture.folder, file), `${file} of another site`)
  const says = 'is not the folder of archived audit entries'
  await expect(archive(LATER)).rejects.toThrow(says)
  await expect(erase()).rejects.toThrow(says)
  expect([files(fixture), await marks(), await isPending()]).toEqual([theirs.toSorted(), [], true])
  mount()
  await erase()
  expect(await isPending()).toBe(false)
})

test('a run that cannot mark its folder, as another process works on the archive, writes nothing', async () => {
  await auditDaily(fixture)
  await withClient(fixture.db.ownerUrl, async (other) => {
    await other.query('select pg_advisory_lock($1)', [AUDIT.lock])
    const { archivist } = fixture.db
    let taken = 0
    // It has the archive from the second time on, as after another process that failed.
    const late = {
      ...archivist,
      async transaction<T>(work: Parameters<typeof archivist.transaction<T>>[0]): Promise<T> {
        taken += 1
        if (taken === 2) await other.query('select pg_advisory_unlock($1)', [AUDIT.lock])
        return archivist.transaction(work)
      },
    }
    await archive({ archivist: late })
  })
  expect([existsSync(fixture.folder), await marks(), await inTable(fixture, ONE)]).toEqual([false, [], 81])
  await archive()
  expect([(await marks()).length, await inTable(fixture, ONE)]).toEqual([1, 50])
})

test('a file that was written where the volume is not is not recorded, and its entries stay', async () => {
  await auditDaily(fixture)
  await archive()
  const before = await everyAnswer(fixture)
  const elsewhere = `${fixture.folder}.elsewhere`
  const late = (hide: () => void) => ({ ...LATER, afterStep: (step: string) => void (step === 'renamed' && hide()) })
  const says = 'is not the folder of archived audit entries'
  // The volume went before the file was written, and came back.
  const lose = () => renameSync(join(fixture.folder, files(fixture).at(-1)!), elsewhere)
  await expect(archive(late(lose))).rejects.toThrow(says)
  let mount = () => {}
  const hidden = () => {
    const file = files(fixture).at(-1)!
    mount = unmount()
    renameSync(join(`${fixture.folder}.away`, file), join(fixture.folder, file))
  }
  await expect(archive(late(hidden))).rejects.toThrow(says)
  expect(files(fixture)).toEqual([])
  mount()
  expect([await inTable(fixture, ONE), await everyAnswer(fixture)]).toEqual([50, before])
  await fixture.db.transaction((tx) => eraseFromAudit(tx, ONE))
  const recorded = async () => (await fixture.db.pool.query('select file from audit_file order by file')).rows
  const whole = await recorded()
  const losing = late(() =>
    renameSync(
      join(
        fixture.folder,
        files(fixture).find((file) => file.endsWith('~2.parquet'))!,
      ),
      elsewhere,
    ),
  )
  await expect(eraseAudited(workOf(fixture, losing))).rejects.toThrow(says)
  expect([await recorded(), await isPending()]).toEqual([whole, true])
  await erase()
  expect([await isPending(), await filesWith(fixture, wordsOf(ONE))]).toEqual([false, []])
})

const partials = () => archivedFiles(fixture.folder).filter((file) => file.endsWith('.tmp'))

async function die(step: string): Promise<void> {
  const script = join(import.meta.dirname, '../audit-archive/testing/mortal-archiver.ts')
  const arguments_ = [script, 'archive', fixture.db.ownerUrl, fixture.folder, String(NOW), step, '1']
  const child = spawn(process.execPath, arguments_, { stdio: 'ignore' })
  expect((await once(child, 'exit'))[1]).toBe('SIGKILL')
}

test('a partial file of a killed run is named by the doctor, and the next run deletes it', async () => {
  await auditDaily(fixture)
  await die('written')
  const [partial] = partials() as [string]
  expect(partial).toContain((await marks())[0])
  await expect.poll(doctor).toMatchObject({ level: 'note', says: expect.stringContaining(`left a partial file, ${partial}`) })
  await withClient(fixture.db.ownerUrl, async (other) => {
    await other.query('select pg_advisory_lock($1)', [AUDIT.lock])
    expect(await doctor()).toMatchObject({ level: 'good' })
  })
  await archive()
  expect([partials(), await inTable(fixture, ONE)]).toEqual([[], 50])
  expect(await doctor()).toMatchObject({ level: 'good' })
})

test('a partial file beneath a volume is named by the doctor, and a run deletes its own there, and no other one', async () => {
  await auditDaily(fixture)
  await die('written')
  const [partial] = partials() as [string]
  const mount = unmount()
  renameSync(join(`${fixture.folder}.away`, partial), join(fixture.folder, partial))
  const others = ['audit_202603-1.parquet.5b6f2f3e-0000-4000-8000-000000000000.tmp', 'audit_202603-2.parquet.tmp']
  for (const other of others) writeFileSync(join(fixture.folder, other), 'of another site')
  const named = (files: string[]) => `${files.length} partial files, first ${files[0]}`
  const all = [...others, partial].toSorted()
  await expect.poll(doctor).toMatchObject({ level: 'bad', says: expect.stringContaining(named(all)) })
  await expect(archive()).rejects.toThrow('is not the folder of archived audit entries')
  expect(partials()).toEqual(others)
  expect(await doctor()).toMatchObject({ level: 'bad', says: expect.stringContaining(named(others)) })
  mount()
  await archive()
  expect([partials(), await inTable(fixture, ONE)]).toEqual([[], 50])
})

test('a file whose volume goes while it is written gets no name beneath it, and its partial file is deleted', async () => {
  await auditDaily(fixture)
  let mount = () => {}
  const afterStep = (step: string): void => {
    if (step !== 'read back') return
    const [partial] = partials() as [string]
    mount = unmount()
    renameSync(join(`${fixture.folder}.away`, partial), join(fixture.folder, partial))
  }
  await expect(archive({ afterStep })).rejects.toThrow('is not the folder of archived audit entries')
  expect([files(fixture), await inTable(fixture, ONE)]).toEqual([[], 81])
  mount()
  await archive()
  expect(await inTable(fixture, ONE)).toBe(50)
})

test('a folder that is gone, or cannot be read, is told from one without a mark', async () => {
  await auditDaily(fixture)
  await archive()
  const mount = unmount()
  rmSync(fixture.folder, { recursive: true })
  const gone = `${fixture.folder}, the folder of archived audit entries, is not there: mount or set the right one`
  await expect(archive()).rejects.toThrow(gone)
  expect(await doctor()).toMatchObject({ level: 'bad', says: expect.stringContaining(gone) })
  expect(existsSync(fixture.folder)).toBe(false)
  writeFileSync(fixture.folder, 'a file')
  const unreadable = `${fixture.folder}, the folder of archived audit entries, cannot be read (ENOTDIR)`
  await expect(archive()).rejects.toThrow(unreadable)
  expect(await doctor()).toMatchObject({ level: 'bad', says: expect.stringContaining(unreadable) })
  mount()
  expect(await doctor()).toMatchObject({ level: 'good' })
})

test('the folder of another database with files is refused', async () => {
  await auditDaily(fixture)
  await archive()
  const other = { ...fixture, db: await openTestDatabase() }
  try {
    await auditDaily(other)
    await expect(archiveAudit(workOf(other))).rejects.toThrow('has files of another database')
    expect(await inTable(other, ONE)).toBe(81)
  } finally {
    await other.db.close()
  }
  expect(files(fixture)).toHaveLength(3)
})

test('without its setting an archive that was used once holds erasures up, and the doctor says so', async () => {
  await auditDaily(fixture)
  await archive()
  await fixture.db.transaction((tx) => eraseFromAudit(tx, ONE))
  const says = 'no folder of archived audit entries is set, as there was once'
  const unset = { ...fixture, folder: '' }
  await expect(eraseAudited(workOf(unset))).rejects.toThrow(says)
  expect(await isPending()).toBe(true)
  expect(await checkArchive(fixture.db.reader, AUDIT, 'audit archive', '')).toMatchObject({
    level: 'bad',
    says: expect.stringContaining(says),
  })
})

test('a folder that moved with its mark goes on', async () => {
  await auditDaily(fixture)
  await archive()
  const moved = { ...fixture, folder: `${fixture.folder}.moved` }
  cpSync(fixture.folder, moved.folder, { recursive: true })
  rmSync(fixture.folder, { recursive: true })
  await archiveAudit(workOf(moved, LATER))
  expect(await inTable(moved, ONE)).toBe(0)
})

test('a first run that is killed before its mark is recorded goes on with the mark in the folder', async () => {
  await auditDaily(fixture, 40)
  await asOwner(`create function wait_for_death() returns trigger language plpgsql as $$ begin perform pg_sleep(600); return null; end $$;
    create trigger wait_for_death before insert on archive_folder for each row execute function wait_for_death()`)
  const script = join(import.meta.dirname, '../audit-archive/testing/mortal-archiver.ts')
  const { ownerUrl } = fixture.db
  const child = spawn(process.execPath, [script, 'archive', ownerUrl, fixture.folder, String(NOW), 'never', '1'], {
    stdio: 'ignore',
  })
  await expect.poll(() => existsSync(marker())).toBe(true)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const mark = readFileSync(marker(), 'utf8').split('\n')[0]
  await asOwner(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'insert into archive_folder%';`,
  )
  await asOwner('drop trigger wait_for_death on archive_folder')
  expect(await marks()).toEqual([])
  await expect.poll(async () => (await archive(), inTable(fixture, ONE))).toBe(9)
  expect(await marks()).toEqual([mark])
})
