import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  type AuditFixture,
  auditDaily,
  everyAnswer,
  files,
  inTable,
  NOW,
  ONE,
  workOf,
} from '../audit-archive/testing/audit-fixture.ts'
import { archiveAudit } from '../audit-archive/archive-audit.ts'
import { eraseAudited, eraseFromAudit, isInAuditFiles } from '../audit-archive/erase-audited.ts'
import { DAY_MS } from '#kernel/time.ts'
import { POOLED_PASSWORD } from '../testing/cluster.setup.ts'
import { openTestDatabase } from '../testing/database.ts'
import { openTransactionPooler } from '../testing/transaction-pooler.ts'

let bench: AuditFixture
beforeEach(async () => {
  bench = { db: await openTestDatabase(), folder: mkdtempSync(join(tmpdir(), 'croupier-archive-role-')) }
})
afterEach(async () => {
  await bench.db.close()
  rmSync(bench.folder, { recursive: true })
})

/** What records a file or its folder, lets rows go, takes a file out of the record, or calls an erasure done. */
const ARCHIVING = [
  "insert into game_round_file (file, since, until, rows, bytes, sha256, marks) values ('round_202603-1.parquet', now(), now(), 0, 0, '', 0)",
  "insert into game_round_archived (player, file, first_row, rounds, first_id, last_id, games, sums) values ('plr_1', 'x', 0, 1, '', '', '[]', '[]')",
  "insert into archive_folder (record, mark) values ('game_round_file', 'x')",
  'delete from game_round',
  'delete from game_round_step',
  "insert into audit_file (file, since, until, rows, bytes, sha256, marks) values ('audit_202603-1.parquet', now(), now(), 0, 0, '', 0)",
  "insert into audit_archived (subject, file, first_row, entries, last_id, actions) values ('plr_1', 'x', 0, 1, 1, '{}')",
  "insert into audit_archived_actor (actor, file) values ('plr_1', 'x')",
  'delete from audit_erasure',
  "update audit_erasure set player = 'x'",
  'delete from outbox.archive_erasure',
  "update outbox.archive_erasure set player = 'x'",
  "select remove_audited('1')",
  "select replace_audit_file('x', null)",
  "insert into outbox.archive (file, since, until, rows, bytes, sha256) values ('x', now(), now(), 0, 0, '')",
  'select outbox.make_parts(1)',
  "select outbox.drop_part('event_before', 0, 0, null)",
  "select outbox.replace_archived('x', null)",
  'select outbox.forget_archived(now())',
]

test.each(ARCHIVING)('the site’s role may not: %s', async (statement) => {
  await expect(bench.db.pool.query(statement)).rejects.toThrow('permission denied')
})

test('a login of the site’s role alone, as through a pooler, may not take the role of the archive', async () => {
  await using pooler = await openTransactionPooler(bench.db.ownerUrl, { passwords: { croupier_app: POOLED_PASSWORD } })
  const login = new pg.Client({ connectionString: pooler.url('croupier_app') })
  await login.connect()
  try {
    await expect(login.query('set role croupier_archive')).rejects.toThrow('permission denied to set role')
    await expect(login.query(ARCHIVING[0]!)).rejects.toThrow('permission denied')
  } finally {
    await login.end()
  }
})

test.each([
  'select from player',
  'select from ledger.transfer',
  "insert into audit_event (at, brand, actor_kind, subject, what) values (now(), 'velmora', 'job', 'x', 'x')",
  'delete from audit_event',
  'delete from audit_file',
  'delete from archive_folder',
  "update archive_folder set mark = ''",
  "update audit_file set sha256 = ''",
  'delete from game_round_file',
  'update game_round set win = 0',
  'update game_round_archived set rounds = 1',
  'delete from outbox.event',
  'delete from outbox.archive',
  "insert into outbox.archive (file, since, until, rows, bytes, sha256) values ('x', now(), now(), 0, 0, '')",
])('the role of the archive may not: %s', async (statement) => {
  await expect(sql.raw(statement).execute(bench.db.archivist.reader)).rejects.toThrow('permission denied')
})

test('a process of the release before, which archives as the site’s role, is refused and loses nothing', async () => {
  await auditDaily(bench)
  const before = await everyAnswer(bench)
  await archiveAudit(workOf(bench))
  const later = { now: NOW + 70 * DAY_MS, entriesPerFile: 1_000 }
  await expect(archiveAudit(workOf(bench, { ...later, archivist: bench.db }))).rejects.toThrow(
    'permission denied for table audit_file',
  )
  expect(await everyAnswer(bench)).toEqual(before)
  expect(await inTable(bench, ONE)).toBe(50)
  // Its file is on the disk; the next run of this release writes it again.
  expect(files(bench)).toContain('audit_202604-1.parquet')
  await archiveAudit(workOf(bench, later))
  expect(await inTable(bench, ONE)).toBe(0)
  expect(await everyAnswer(bench)).toEqual(before)
  await bench.db.transaction((tx) => eraseFromAudit(tx, ONE))
  await expect(eraseAudited({ ...workOf(bench), archivist: bench.db })).rejects.toThrow(
    'permission denied for table audit_erasure',
  )
  expect(await isInAuditFiles(bench.db.reader, ONE)).toBe(true)
  await eraseAudited(workOf(bench))
  expect(await isInAuditFiles(bench.db.reader, ONE)).toBe(false)
})
