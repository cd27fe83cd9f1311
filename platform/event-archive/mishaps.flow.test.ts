import { copyFileSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { archivedFiles } from '../archive/testing/archived-files.ts'
import { withClient } from '../testing/cluster.setup.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { createTestLog } from '../testing/test-log.ts'
import { archiveEvents } from './archive-events.ts'
import { eraseArchived, eraseFromArchive } from './erase-archived.ts'
import { readArchive } from './read-archive.ts'
import { endFirstPart, readAll } from './testing/past-weeks.ts'

const PLAYERS = ['one', 'two', 'six'].map((name) => `plr_01jnef6fm00000000000000${name}`)
const [ONE, TWO, SIX] = PLAYERS as [string, string, string]

let db: TestDatabase
let folder: string
beforeEach(async () => {
  db = await openTestDatabase({ connectionsMax: 8 })
  folder = mkdtempSync(join(tmpdir(), 'croupier-archive-'))
  await endFirstPart(db.ownerUrl)
})
afterEach(async () => {
  await db.close()
  rmSync(folder, { recursive: true, force: true })
})

const work = (afterStep?: (step: string) => void, months = 1_000) => ({
  archivist: db.archivist,
  log: createTestLog(),
  archive: { folder, months },
  ...(afterStep ? { afterStep } : {}),
})
const files = (): string[] => archivedFiles(folder)
const filesWith = (player: string): string[] => files().filter((file) => readFileSync(join(folder, file)).includes(player))
const asOwner = (text: string) => withClient(db.ownerUrl, (client) => client.query(text))

/** One event of each player in each of two old weeks, which every reader has passed. */
async function emitWeeks(since = '2025-03-05Z'): Promise<void> {
  await db.pool.query(
    `insert into outbox.event (type, player, payload, at)
     select 'round.settled', player, '{}', $2::timestamptz + week * interval '7 days'
     from generate_series(0, 1) as week, unnest($1::text[]) as player`,
    [PLAYERS, since],
  )
  await readAll(db)
}

async function erase(player: string): Promise<void> {
  await db.transaction((tx) => eraseFromArchive(tx, player))
  await eraseArchived(work())
}
const readOf = (player: string) =>
  readArchive(db.reader, folder, { of: { players: [player] }, types: ['round.settled'], since: 0 })

test('a restore to before an erasure costs no file, and a repeated erasure leaves no later revision', async () => {
  await emitWeeks()
  await archiveEvents(work())
  const before = files()
  await asOwner('create table outbox.saved as select * from outbox.archive')
  const backup = mkdtempSync(join(tmpdir(), 'croupier-backup-'))
  for (const file of before) copyFileSync(join(folder, file), join(backup, file))
  await erase(TWO)
  await erase(ONE)
  const after = files()
  expect(after.map((file) => file.slice(-10))).toEqual(['~3.parquet', '~3.parquet'])

  await asOwner('delete from outbox.archive; insert into outbox.archive select * from outbox.saved')
  await archiveEvents(work())
  expect(files()).toEqual(after)
  for (const file of before) copyFileSync(join(backup, file), join(folder, file))
  rmSync(backup, { recursive: true })
  await archiveEvents(work())
  expect(files()).toEqual([...before, ...after].toSorted())
  expect(await readOf(TWO)).toHaveLength(2)

  await erase(SIX)
  expect(filesWith(SIX)).toEqual([])
  expect(files().map((file) => file.slice(-10))).toEqual(['~2.parquet', '~2.parquet'])
  expect(await readOf(TWO)).toHaveLength(2)
})

test.each([1_000, 0])(
  'a file that was never recorded leaves with the next run, whoever was erased, with %i months',
  async (months) => {
    await emitWeeks()
    const dead = work((step) => {
      if (step === 'renamed') throw new Error('killed')
    })
    await expect(archiveEvents(dead)).rejects.toThrow('killed')
    expect(filesWith(ONE)).toHaveLength(1)
    // The lowest id of the week.
    await db.pool.query('delete from outbox.event where player = $1', [ONE])
    await archiveEvents(work(undefined, months))
    expect(filesWith(ONE)).toEqual([])
    expect(files()).toHaveLength(months === 0 ? 0 : 2)
  },
)

test('a file whose week changed while it was written leaves at once', async () => {
  await emitWeeks()
  const erasing = {
    ...work(),
    afterStep: async (step: string) => {
      if (step === 'renamed') await db.pool.query('delete from outbox.event where player = $1', [ONE])
    },
  }
  await archiveEvents(erasing)
  expect(filesWith(ONE)).toEqual([])
  await archiveEvents(work())
  expect(await readOf(TWO)).toHaveLength(2)
})

test('nothing is archived while the folder is not there', async () => {
  await emitWeeks()
  await archiveEvents(work())
  await emitWeeks('2025-04-02Z')
  const mount = `${folder}.away`
  renameSync(folder, mount)
  await expect(archiveEvents(work())).rejects.toThrow(`${folder}, the folder of archived events, is not there`)
  expect(existsSync(folder)).toBe(false)
  renameSync(mount, folder)
  await archiveEvents(work())
  expect(files()).toHaveLength(4)
  expect(await readOf(ONE)).toHaveLength(4)
})

test('a lost file does not hold up the erasure in other files, which is repeated until it is back', async () => {
  await emitWeeks()
  await archiveEvents(work())
  const lost = join(folder, files()[0]!)
  renameSync(lost, `${lost}.away`)
  await expect(erase(TWO)).rejects.toThrow(`events of erased players may still be in an archived file: Error: ${lost} is missing`)
  expect(filesWith(TWO)).toEqual([`${files()[0]}`])
  renameSync(`${lost}.away`, lost)
  await eraseArchived(work())
  expect(filesWith(TWO)).toEqual([])
  expect((await db.pool.query('select from outbox.archive_erasure')).rowCount).toBe(0)
})
