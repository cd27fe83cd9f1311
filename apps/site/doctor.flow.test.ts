import { chmodSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HOUR_MS } from '#kernel/time.ts'
import { ROOT } from '#platform/config/index.ts'
import { openVault } from '#platform/crypto/open-vault.ts'
import { openDatabase } from '#platform/db/database.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import { bringUpToDate } from '#platform/db/sql-functions.ts'
import { judgeClock } from '#platform/doctor/check-database.ts'
import { checkBackup, checkDisk, checkNode } from '#platform/doctor/check-machine.ts'
import { verifyAll } from '#ledger/testing/verify-all.ts'
import { POOLED_PASSWORD, withClient } from '#platform/testing/cluster.setup.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { openTransactionPooler } from '#platform/testing/transaction-pooler.ts'
import { mintWith, played } from './testing/spins.ts'
import { openTestSite } from './testing/site.ts'
import { examine, summaryOf } from './doctor.ts'

vi.setConfig({ testTimeout: 120_000 })

const SECRET = 's'.repeat(32)
const PRODUCTION = {
  MODE: 'production',
  SECRET,
  PUBLIC_URL: 'https://play.example',
  TRUST_PROXY: 'true',
  SMTP_URL: 'smtps://mail.example:465',
  MAIL_FROM: 'hello@play.example',
  METRICS_KEY: 'm'.repeat(32),
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-doctor-'))
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'last-backup'), '')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** What is wrong, by what it is about. */
async function findBad(environment: Record<string, string>): Promise<Record<string, string>> {
  const findings = await examine({ root: ROOT, environment: { DATA_DIR: folder, ...environment } })
  return Object.fromEntries(findings.filter(({ level }) => level === 'bad').map(({ about, says }) => [about, says]))
}

describe('a site on its own server', () => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await openTestDatabase()
    await openVault(database, { secret: SECRET, secretsBefore: [] })
  })
  afterEach(() => database.close())

  const look = (changes: Record<string, string> = {}) => findBad({ ...PRODUCTION, DATABASE_URL: database.ownerUrl, ...changes })
  const asOwner = (text: string) => withClient(database.ownerUrl, (client) => client.query(text))

  test('is healthy in production', async () => {
    expect(await look()).toEqual({})
  })

  test('is healthy before an upgrade, too, and with a table that is lost it is not', async () => {
    await asOwner('drop table audit_seal_fault')
    expect(Object.keys(await look())).toContain('audit_seal_faults')
    await asOwner("delete from migrations.applied where name like '%__audit_seal_forms.sql'")
    expect(await look()).toEqual({})
  })

  test('is told to publish who runs it, until that is done', async () => {
    const says = async () =>
      (await examine({ root: ROOT, environment: { DATA_DIR: folder, ...PRODUCTION, DATABASE_URL: database.ownerUrl } })).find(
        ({ about }) => about === 'sponsor',
      )?.says
    expect(await says()).toContain('none is published')
    await asOwner(`
      insert into content_entry (kind, brand, name, locale, version, body, state, saved_by, saved_at, published_by, published_at, goes_live_at)
      values ('sponsor', '*', 'company', '*', 1, '{}', 'published', 'anna', now(), 'anna', now(), now())`)
    expect(await says()).toBe('published.')
  })

  test('is told whether its pooler has the rights of calls alone', async () => {
    await asOwner(`alter role croupier_app in database ${new pg.Client(database.ownerUrl).database} set statement_timeout = '6s'`)
    await using pooler = await openTransactionPooler(database.ownerUrl, { passwords: { croupier_app: POOLED_PASSWORD } })
    expect(await look({ DATABASE_POOLER_URL: pooler.url('croupier_app') })).toEqual({})
    const { pooler: says } = await look({ DATABASE_POOLER_URL: database.ownerUrl })
    expect(says).toContain("the site's calls may have only the rights of croupier_app")
  })

  test.each([
    ['another SECRET', { SECRET: 't'.repeat(32) }, 'sealed data', 'another secret sealed it'],
    ['no SECRET', { SECRET: '' }, 'secret', 'production needs SECRET'],
    ['an address without https', { PUBLIC_URL: 'http://play.example' }, 'public address', 'is not https'],
    ['a proxy that is not trusted', { TRUST_PROXY: 'false' }, 'public address', 'set TRUST_PROXY=true'],
    ['no mail server', { SMTP_URL: '' }, 'mail', 'set SMTP_URL'],
    ['no key for metrics', { METRICS_KEY: '' }, 'metrics', 'set METRICS_KEY'],
    ['too many connections', { DATABASE_CONNECTIONS: '198' }, 'PostgreSQL', 'max_connections is 200'],
    ['an impossible setting', { PORT: 'many' }, 'settings', 'PORT cannot be'],
    ['no server at the address', { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' }, 'database', 'cannot be reached'],
  ])('with %s is not, and says what to do', async (_, changes, about, says) => {
    expect((await look(changes))[about]).toContain(says)
  })

  test.each([
    ['restored data', "insert into server_identity values (true, 'another')", 'server', 'npm run db:after-restore'],
    ['a newer release', "insert into migrations.applied values ('20991231T0000__later.sql', '')", 'migrations', 'newer release'],
    ['a role that writes the ledger', 'grant update on ledger.transfer to croupier_app', 'roles', 'may write the ledger'],
    [
      'a role that writes the checkpoint',
      'grant delete on ledger.checked_wallet to croupier_app',
      'roles',
      'may write the ledger',
    ],
    ['a role without rights', 'revoke update on readiness from croupier_app', 'roles', 'restore the dump again'],
    ['a role that records files', 'grant insert on audit_file to croupier_app', 'roles', 'may let archived rows go'],
    ['a role that lets rounds go', 'grant delete on game_round to croupier_app', 'roles', 'may let archived rows go'],
    ['a role that writes seals', 'grant insert on audit_seal to croupier_app', 'roles', 'or write seals'],
    ['a role that forgets faults', 'grant delete on audit_seal_fault to croupier_app', 'roles', 'or write seals'],
    [
      'a broken seal',
      "insert into audit_seal_fault values (1, 'facts', now())",
      'audit_seal_faults',
      'docs/operate/audit-archive.md',
    ],
    ['a role that calls erasures done', 'grant delete on audit_erasure to croupier_app', 'roles', 'call an erasure done'],
    ['a role that marks folders', 'grant insert on archive_folder to croupier_app', 'roles', 'may let archived rows go'],
    [
      'a role that lets events go',
      'grant execute on function outbox.drop_part to croupier_app',
      'roles',
      'may let archived rows go',
    ],
    [
      'an archive without rights',
      'revoke insert on game_round_file from croupier_archive',
      'roles',
      'croupier_archive may not move',
    ],
    ['a failing reader', "insert into outbox.reader (name, attempts) values ('quests', 9)", 'events', 'quests failed 9 times'],
    ['late jobs', "insert into job_due values ('retain', '* * * * *', now() - interval '1 hour')", 'jobs', 'first retain'],
    ['keys that do not open', "insert into push_vapid values (true, 'a', '\\x00', now())", 'push keys', 'do not open'],
    [
      'old events',
      "insert into outbox.event (type, player, payload, at) values ('round.settled', 'plr_1', '{}', now() - interval '17 days')",
      'outbox',
      'more than sixteen days',
    ],
    [
      'an archived file that is gone',
      `insert into archive_folder (record, mark) values ('outbox.archive', 'x');
       insert into outbox.archive values ('event_20250303-1.parquet', '2025-03-03Z', '2025-03-10Z', 5, 100, 'x')`,
      'event archive',
      'event_20250303-1.parquet is missing, with 5 archived events: restore it',
    ],
    [
      'a file of rounds that is gone',
      `insert into archive_folder (record, mark) values ('game_round_file', 'x');
       insert into game_round_file values ('round_202503-1.parquet', '2025-03-01Z', '2025-04-01Z', 5, 100, 'x', 0)`,
      'round archive',
      'round_202503-1.parquet is missing, with 5 archived rounds: restore it',
    ],
    [
      'a file of archived audit entries that is gone',
      `insert into archive_folder (record, mark) values ('audit_file', 'x');
       insert into audit_file (file, since, until, rows, bytes, sha256)
       values ('audit_202503-1.parquet', '2025-03-01Z', '2025-04-01Z', 5, 100, 'x')`,
      'audit archive',
      'audit_202503-1.parquet is missing, with 5 archived audit entries: restore it',
    ],
    [
      'another folder of archived events',
      "insert into archive_folder (record, mark) values ('outbox.archive', 'y')",
      'event archive',
      'is not the folder of archived events',
    ],
    [
      'another folder of archived rounds',
      "insert into archive_folder (record, mark) values ('game_round_file', 'y')",
      'round archive',
      'is not the folder of archived rounds',
    ],
    [
      'another folder of archived audit entries',
      "insert into archive_folder (record, mark) values ('audit_file', 'y')",
      'audit archive',
      'is not the folder of archived audit entries',
    ],
  ])('with %s is not, and says what to do', async (_, change, about, says) => {
    for (const [archive, mark] of Object.entries({ events: 'event', rounds: 'round', audit: 'audit' })) {
      mkdirSync(join(folder, archive))
      writeFileSync(join(folder, archive, `${mark}_folder.txt`), 'x')
    }
    expect((await look())[about]).toBeUndefined()
    await asOwner(change)
    expect((await look())[about]).toContain(says)
  })

  test('with a broker that takes nothing is not, and says since when; one that has not begun is told to', async () => {
    const feed = { NATS_URL: 'nats://127.0.0.1:4222' }
    expect((await look(feed))['event feed']).toContain('has not begun')
    await asOwner(`insert into outbox.reader (name) values ('nats')`)
    expect((await look(feed))['event feed']).toBeUndefined()
    await asOwner(
      `insert into outbox.event (type, player, payload, at) values ('round.settled', 'plr_1', '{}', now() - interval '1 hour')`,
    )
    expect((await look(feed))['event feed']).toContain('no event for 60 minutes')
  })

  test('with a balance that its entries do not explain is not whole', async () => {
    const site = await openTestSite({ database })
    await played(await mintWith(site, { coins: 100_000_00 }))
    await site.close()
    await asOwner('update ledger.wallet set free_coins = free_coins + 1')
    expect((await look())['ledger']).toContain('balance-differs-from-entries')
  })

  test('says when every entry of the ledger was last checked, and reads all of them when it is asked to', async () => {
    const site = await openTestSite({ database })
    await played(await mintWith(site, { coins: 100_000_00 }))
    await site.close()
    await verifyAll(database)
    const environment = { DATA_DIR: folder, ...PRODUCTION, DATABASE_URL: database.ownerUrl }
    const ofLedger = async (isWhole = false) =>
      (await examine({ root: ROOT, environment, isWhole })).find(({ about }) => about === 'ledger')
    expect(await ofLedger()).toMatchObject({ level: 'good', says: 'all invariants hold.' })
    const noteWhole = (ago: string, faults: number, first: string) =>
      asOwner(`select ledger.note_check('whole', now() - interval '${ago}', ${faults}, ${first})`)
    await noteWhole('1 hour', 0, 'null')
    expect(await ofLedger()).toMatchObject({ level: 'good', says: expect.stringContaining('every entry was last checked on 20') })
    await noteWhole('10 days', 0, 'null')
    expect(await ofLedger()).toMatchObject({ level: 'note', says: expect.stringContaining('npm run doctor -- --whole') })
    await noteWhole('1 hour', 2, `'movement-not-whole: txn_7'`)
    expect(await ofLedger()).toMatchObject({
      level: 'bad',
      says: expect.stringContaining('2 violations, first movement-not-whole: txn_7'),
    })
    await noteWhole('1 hour', 0, 'null')
    await asOwner(`set session_replication_role = replica; update ledger.transfer set coins = coins + 1 where version = 1`)
    expect(await ofLedger()).toMatchObject({ level: 'good' })
    expect(await ofLedger(true)).toMatchObject({ level: 'bad', says: expect.stringContaining('balance-differs-from-entries') })
  })

  test('with seeds under a secret that is no longer listed is told to list it', async () => {
    const site = await openTestSite({ database })
    await played(await mintWith(site, { coins: 100_000_00 }))
    await site.close()
    expect((await look())['sealed data']).toContain('put it back into SECRETS_BEFORE')
    const vault = await openVault(database, { secret: SECRET, secretsBefore: [] })
    await asOwner(`update fair_seed_pair set server_seed = '\\x${vault.seal('x', Buffer.from('y')).toString('hex')}'`)
    expect((await look())['sealed data']).toBeUndefined()
  })

  test('with a violated condition on money raises its alarm', async () => {
    await asOwner("insert into money_fault (check_id, subject, detail, since) values ('no-card-number', 'x', 'y', now())")
    expect((await look())['money_faults']).toContain('check no-card-number')
  })

  test('is left as it was', async () => {
    const count = () => asOwner('select sum(n_tup_ins + n_tup_upd + n_tup_del)::int as writes from pg_stat_user_tables')
    await asOwner('select pg_stat_force_next_flush()')
    const before = (await count()).rows
    await look()
    await asOwner('select pg_stat_force_next_flush()')
    expect((await count()).rows).toEqual(before)
  })
})

describe('a site with the embedded server', () => {
  test('is examined while it runs and while it is stopped', async () => {
    const postgres = join(folder, 'postgres')
    writeFileSync(join(folder, 'secret'), SECRET, { mode: 0o600 })
    const server = await startEmbedded({ folder: postgres })
    try {
      await bringUpToDate(server.url, ROOT)
      const database = openDatabase({ url: server.url, role: 'croupier_app' })
      await openVault(database, { secret: SECRET, secretsBefore: [] })
      await database.close()
      expect(await findBad({})).toEqual({})
    } finally {
      await server.stop()
    }
    expect(await findBad({})).toEqual({})
    rmSync(join(postgres, 'password'))
    expect(await findBad({})).toMatchObject({
      'database password': expect.stringContaining('copy it there from a backup'),
      database: expect.stringContaining('cannot be reached'),
    })
  })

  test('without its database is not made again', async () => {
    expect((await findBad({}))['database']).toContain('restore a backup')
    expect((await findBad({}))['secret']).toContain('is missing')
  })

  test('whose secret others may read, is told the command', async () => {
    writeFileSync(join(folder, 'secret'), SECRET)
    chmodSync(join(folder, 'secret'), 0o644)
    expect((await findBad({}))['secret']).toContain(`run chmod 600 ${join(folder, 'secret')}`)
  })

  test('that was killed has a lock of a dead process', async () => {
    mkdirSync(join(folder, 'postgres'))
    writeFileSync(join(folder, 'postgres/lock'), JSON.stringify({ pid: 2 ** 22 + 1, mark: 'started 1' }))
    const findings = await examine({ root: ROOT, environment: { DATA_DIR: folder } })
    expect(findings.find(({ about }) => about === 'lock')?.says).toContain('a process that died')
  })
})

describe('figures', () => {
  test('a clock may differ by two seconds, besides the time of the question', () => {
    expect(judgeClock({ database: 3_000, from: 5_000, to: 5_000 }).level).toBe('good')
    expect(judgeClock({ database: 7_500, from: 5_000, to: 6_000 }).level).toBe('good')
    expect(judgeClock({ database: 2_999, from: 5_000, to: 6_000 }).level).toBe('bad')
    expect(judgeClock({ database: 8_001, from: 5_000, to: 6_000 }).says).toContain('2.0 s away')
  })

  test('a backup is old after 26 hours, in production', () => {
    const at = new Date(Date.UTC(2030, 0, 1))
    utimesSync(join(folder, 'last-backup'), at, at)
    const after = (hours: number, isProduction = true) =>
      checkBackup({ dataDir: folder, isProduction, now: at.getTime() + hours * HOUR_MS })
    expect([after(25).level, after(27).level, after(27, false).level]).toEqual(['good', 'bad', 'note'])
    rmSync(join(folder, 'last-backup'))
    expect(after(1).says).toContain('unknown')
  })

  test('an old Node is bad, and a folder has room', () => {
    expect([checkNode('18.20.0').level, checkNode('20.0.0').level]).toEqual(['bad', 'good'])
    expect(checkDisk(folder).says).toMatch(/^[\d.]+ of \d+ GiB are free/)
  })

  test('one bad finding makes the whole bad', () => {
    const [a, b] = [
      { level: 'bad', about: 'a', says: '' },
      { level: 'note', about: 'b', says: '' },
    ] as const
    expect(summaryOf([a, b])).toMatchObject({ level: 'bad', says: '1 bad, 1 to know, 0 good.' })
    expect(summaryOf([b]).level).toBe('note')
    expect(summaryOf([]).level).toBe('good')
  })
})
