import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readTrail } from '../audit/index.ts'
import { LOCKS } from '../db/locks.ts'
import { withClient } from '../testing/cluster.setup.ts'
import { openTestDatabase } from '../testing/database.ts'
import { archiveAudit } from './archive-audit.ts'
import { eraseAudited, eraseFromAudit, isInAuditFiles } from './erase-audited.ts'
import {
  type AuditFixture,
  auditDaily,
  everyAnswer,
  files,
  filesWith,
  NOW,
  ONE,
  SIX,
  TWO,
  wordsOf,
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

const ask = (player: string) => bench.db.transaction((tx) => eraseFromAudit(tx, player))
const erase = (afterStep?: (step: string) => void | Promise<void>) =>
  eraseAudited({ ...workOf(bench), ...(afterStep ? { afterStep } : {}) })
const isPending = (player: string) => isInAuditFiles(bench.db.reader, player)
const trailOf = (subject: string) => readTrail(bench.db.reader, { auditFolder: bench.folder }, { subject, max: 1_000 })

/** Archives entries. Returns the answers of another database, which has them in its table and erased the first player. */
async function archivedAndExpected(): Promise<string[]> {
  await auditDaily(bench, 31)
  const saved = await openTestDatabase()
  try {
    const inTables = { ...bench, db: saved }
    await auditDaily(inTables, 31)
    await saved.transaction((tx) => eraseFromAudit(tx, ONE))
    await archiveAudit(workOf(bench))
    return await everyAnswer(inTables)
  } finally {
    await saved.close()
  }
}

test('an erased player’s words leave the files, and answers are those of an erased table; others keep their words', async () => {
  const expected = await archivedAndExpected()
  expect(await filesWith(bench, wordsOf(ONE))).not.toEqual([])
  await ask(ONE)
  // At once for readers, and only then in the files.
  expect(await everyAnswer(bench)).toEqual(expected)
  expect(await isPending(ONE)).toBe(true)
  await erase()
  expect(await isPending(ONE)).toBe(false)
  expect(await filesWith(bench, wordsOf(ONE))).toEqual([])
  expect(await filesWith(bench, wordsOf(TWO))).not.toEqual([])
  expect(await everyAnswer(bench)).toEqual(expected)
  const steps: string[] = []
  await ask(ONE)
  await erase((step) => void steps.push(step))
  // Nothing is left to write.
  expect(steps.filter((step) => step === 'written')).toEqual([])
  expect(files(bench)).toHaveLength(3)
})

test('an action by an erased player on another subject is blanked, too', async () => {
  await bench.db.pool.query(
    `insert into audit_event (at, brand, actor_kind, actor, subject, what, after, address)
     values ('2026-03-01Z', 'velmora', 'player', $1, 'doc_01jnef6fm00000000000000abc', 'document-taken-back', '{"says": "secret-of-one"}', '203.0.113.1')`,
    [ONE],
  )
  await archiveAudit(workOf(bench))
  await ask(ONE)
  await erase()
  expect(await filesWith(bench, wordsOf(ONE))).toEqual([])
  expect(await trailOf('doc_01jnef6fm00000000000000abc')).toMatchObject([{ after: { says: '[erased]' }, address: null }])
})

test.each(['written', 'read back', 'renamed', 'recorded', 'replaced', 'cleaned'])(
  'killed when a file was %s, an erasure loses nothing, and the next run leaves no words',
  async (at) => {
    const expected = await archivedAndExpected()
    await ask(ONE)
    const script = join(import.meta.dirname, 'testing/mortal-archiver.ts')
    const child = spawn(process.execPath, [script, 'erase', bench.db.ownerUrl, bench.folder, String(NOW), at, '1'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    expect((await once(child, 'exit'))[1]).toBe('SIGKILL')
    expect(await isPending(ONE)).toBe(true)
    await expect.poll(() => everyAnswer(bench), { timeout: 20_000 }).toEqual(expected)
    await expect.poll(async () => (await erase(), isPending(ONE)), { timeout: 20_000 }).toBe(false)
    expect(await filesWith(bench, wordsOf(ONE))).toEqual([])
    expect(await everyAnswer(bench)).toEqual(expected)
    expect(files(bench)).toHaveLength(3)
  },
)

test('of several erasures at once, one writes, and none is done before the files are', async () => {
  const expected = await archivedAndExpected()
  await ask(ONE)
  await Promise.all([0, 1, 2].map(() => erase()))
  await erase()
  expect(await isPending(ONE)).toBe(false)
  expect(await filesWith(bench, wordsOf(ONE))).toEqual([])
  expect(await everyAnswer(bench)).toEqual(expected)
})

test('an erasure is not done while another process holds the archive', async () => {
  await archivedAndExpected()
  await ask(ONE)
  await withClient(bench.db.ownerUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCKS.auditArchive])
    await erase()
  })
  expect(await isPending(ONE)).toBe(true)
  await erase()
  expect(await isPending(ONE)).toBe(false)
})

test('a reader that began before an erasure was done shows no words', async () => {
  const expected = await archivedAndExpected()
  await ask(ONE)
  const reading = { done: false }
  const readers = (async () => {
    for (const answers: string[][] = []; ;) {
      answers.push(await everyAnswer(bench))
      if (reading.done) return answers
    }
  })()
  await erase()
  reading.done = true
  for (const answers of await readers) expect(answers).toEqual(expected)
})

test('a file that was never recorded leaves with the erasure, whatever the setting', async () => {
  await auditDaily(bench, 31)
  const dying = (step: string) => {
    if (step === 'renamed') throw new Error('killed')
  }
  await expect(archiveAudit(workOf(bench, { afterStep: dying }))).rejects.toThrow('killed')
  expect(await filesWith(bench, wordsOf(ONE))).toHaveLength(1)
  await ask(ONE)
  await erase()
  expect(files(bench)).toEqual([])
  expect(await isPending(ONE)).toBe(false)
})

test('a run that archives while a player is erased takes no words along', async () => {
  await auditDaily(bench, 31)
  const afterStep = async (step: string) => {
    if (step === 'renamed') await bench.db.pool.query('select erase_from_audit($1)', [ONE])
  }
  await expect(archiveAudit(workOf(bench, { afterStep }))).rejects.toThrow('these entries are in no file')
  await ask(ONE)
  await archiveAudit(workOf(bench))
  await erase()
  expect(await filesWith(bench, wordsOf(ONE))).toEqual([])
})

test('a lost file holds up the erasure of players in it alone, until it is back', async () => {
  await auditDaily(bench, 31)
  // One player a file.
  await archiveAudit(workOf(bench, { entriesPerFile: 31 }))
  const lost = join(bench.folder, files(bench)[0]!)
  renameSync(lost, `${lost}.away`)
  for (const player of [ONE, TWO]) await ask(player)
  await expect(erase()).rejects.toThrow(`words of erased players may still be in 1 archived files: Error: ${lost} is missing`)
  expect([await isPending(ONE), await isPending(TWO)]).toEqual([true, false])
  renameSync(`${lost}.away`, lost)
  expect(await filesWith(bench, wordsOf(TWO))).toEqual([])
  await erase()
  expect(await isPending(ONE)).toBe(false)
  expect(await filesWith(bench, wordsOf(ONE))).toEqual([])
  expect(await filesWith(bench, wordsOf(SIX))).toHaveLength(1)
})

test('a file that fails, and then gets a new name from another erasure, still holds up the player in it', async () => {
  await auditDaily(bench, 31)
  // The second file has both players.
  await archiveAudit(workOf(bench))
  await ask(SIX)
  const [paused, resumed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const earlier = erase((step) => {
    if (step !== 'replaced') return
    paused.resolve()
    return resumed.promise
  })
  await paused.promise
  await ask(TWO)
  let hasFailed = false
  const later = erase(async (step) => {
    if (step === 'written' && !hasFailed) {
      hasFailed = true
      throw new Error('the disk is full')
    }
    if (step !== 'replaced' || !hasFailed) return
    resumed.resolve()
    await earlier
  })
  await expect(later).rejects.toThrow('the disk is full')
  expect(await filesWith(bench, wordsOf(TWO))).not.toEqual([])
  expect(await isPending(TWO)).toBe(true)
  await erase()
  expect(await filesWith(bench, wordsOf(TWO))).toEqual([])
  expect(await isPending(TWO)).toBe(false)
})

test.each(['audit_archived', 'audit_archived_actor'])('the rows of a file in %s are found by an index', async (table) => {
  await withClient(bench.db.ownerUrl, async (client) => {
    await client.query('set enable_seqscan = off')
    // As the foreign key does for a file that is written again.
    const { rows } = await client.query(`explain update ${table} set file = 'new' where file = 'old'`)
    expect(JSON.stringify(rows)).toContain(`${table}_by_file`)
  })
})

test('an erasure is not done while the folder cannot be listed, until it can', async () => {
  await auditDaily(bench, 31)
  const dying = (step: string) => {
    if (step === 'renamed') throw new Error('killed')
  }
  await expect(archiveAudit(workOf(bench, { afterStep: dying }))).rejects.toThrow('killed')
  await ask(ONE)
  renameSync(bench.folder, `${bench.folder}.away`)
  writeFileSync(bench.folder, '')
  await expect(erase()).rejects.toThrow('ENOTDIR')
  expect(await isPending(ONE)).toBe(true)
  rmSync(bench.folder)
  renameSync(`${bench.folder}.away`, bench.folder)
  await erase()
  expect([files(bench), await isPending(ONE)]).toEqual([[], false])
})
