import { randomBytes } from 'node:crypto'
import { sql as sqlText } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { ROOT } from '../config/index.ts'
import { databaseUrl, withClient } from '../testing/cluster.setup.ts'
import { openDatabase } from './database.ts'
import { listMigrations, type Migration, migrate } from './migrate.ts'

const step = (name: string, sql: string): Migration => ({ name, path: `platform/x/migrations/${name}`, sql })
const table = step('20990101T0000__shelf.sql', 'create table shelf (id int primary key)')

describe('migrate', () => {
  let db: TestDatabase
  beforeAll(async () => {
    db = await openTestDatabase()
  })
  afterAll(() => db.close())

  const query = (sql: string) => withClient(db.ownerUrl, (client) => client.query(sql))

  test('runs each file once', async () => {
    expect(await migrate(db.ownerUrl, [table])).toEqual([table.name])
    expect(await migrate(db.ownerUrl, [table])).toEqual([])
  })

  test('the site role may write rows but not change tables', async () => {
    await db.pool.query('insert into shelf values (1)')
    expect((await db.pool.query('select id from shelf')).rows).toEqual([{ id: 1 }])
    await expect(db.pool.query('alter table shelf add column more int')).rejects.toThrow('must be owner')
    await expect(db.pool.query('create table other (id int)')).rejects.toThrow('permission denied')
    await expect(db.pool.query('select * from migrations.applied')).rejects.toThrow('permission denied')
  })

  test('refuses a file that changed after it ran', async () => {
    const changed = { ...table, sql: 'create table shelf (id bigint primary key)' }
    await expect(migrate(db.ownerUrl, [changed])).rejects.toThrow(
      'platform/x/migrations/20990101T0000__shelf.sql was changed after it ran',
    )
  })

  test('accepts a corrected file in place of the one that ran', async () => {
    const [mended] = listMigrations(ROOT).filter(({ name }) => name === '20261122T0011__audit_erasure.sql')
    const before = 'ef9986bd4c956b6e15a74eb13b8108b75292dff02cefb43ffc8b6292efce91ef'
    await query(`update migrations.applied set checksum = '${before}' where name = '${mended!.name}'`)
    expect(await migrate(db.ownerUrl, [mended!, table])).toEqual([])
  })

  test('a file with different line endings is the same file', async () => {
    const lines = step('20990101T0001__lines.sql', 'select 1;\nselect 2;')
    await migrate(db.ownerUrl, [lines])
    expect(await migrate(db.ownerUrl, [{ ...lines, sql: 'select 1;\r\nselect 2;' }])).toEqual([])
  })

  test('a failing file changes nothing and reports the location', async () => {
    const broken = step('20990101T0002__broken.sql', 'create table half (id int);\ninsert into nowhere values (1)')
    await expect(migrate(db.ownerUrl, [broken])).rejects.toThrow('20990101T0002__broken.sql:2 failed and changed nothing')
    expect((await query("select to_regclass('half') as found")).rows).toEqual([{ found: null }])
  })

  test('two concurrent processes run a file once', async () => {
    const slow = step('20990101T0003__slow.sql', 'select pg_sleep(0.2); create table slow (id int)')
    const ran = await Promise.all([migrate(db.ownerUrl, [slow]), migrate(db.ownerUrl, [slow])])
    expect(ran.flat()).toEqual([slow.name])
  })
})

test('an older release refuses the schema of a newer one, in one sentence', async () => {
  const db = await openTestDatabase()
  const own = listMigrations(ROOT)
  await migrate(db.ownerUrl, [...own, step('20990101T0000__later.sql', 'select 1'), step('20990101T0001__last.sql', 'select 1')])
  await expect(migrate(db.ownerUrl, own)).rejects.toThrow(
    'A newer release has changed this database (20990101T0000__later.sql and 1 more): start that release or a later one',
  )
  await db.close()
})

test('a release without a slice that another release had accepts its older files', async () => {
  const db = await openTestDatabase()
  const [, ...rest] = listMigrations(ROOT)
  expect(await migrate(db.ownerUrl, rest)).toEqual([])
  await db.close()
})

test('a file that deadlocks with the running site is retried', async () => {
  const db = await openTestDatabase()
  await withClient(db.ownerUrl, (owner) => owner.query(`alter database ${owner.database} set deadlock_timeout = '5s'`))
  await withClient(db.ownerUrl, async (site) => {
    await site.query("create table one (id int); create table two (id int); set deadlock_timeout = '1min'")
    await site.query('begin; lock table two')
    const both = step('20990101T0000__both.sql', 'alter table one add column more int; alter table two add column more int')
    const migrated = migrate(db.ownerUrl, [...listMigrations(ROOT), both])
    await expect.poll(() => waitingFor(db, 'two')).toBe(1)
    // A short deadlock timeout for the migration only, so that it is the victim.
    await site.query('lock table one; commit')
    expect(await migrated).toEqual([both.name])
  })
  await db.close()
})

const waitingFor = async ({ pool }: TestDatabase, name: string): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from pg_locks where not granted and relation = $1::regclass',
    [name],
  )
  return rows[0]?.count ?? 0
}

describe('an ordinary user who owns the database', () => {
  const owner = `owner_${randomBytes(6).toString('hex')}`
  let administrator: TestDatabase
  beforeAll(async () => {
    administrator = await openTestDatabase()
    await asAdministrator(`create role ${owner} login password 'secret'`)
    await asAdministrator(`create database ${owner} owner ${owner}`)
  })
  afterAll(async () => {
    await asAdministrator(`drop database ${owner} with (force)`)
    await asAdministrator(`drop role ${owner}`)
    await administrator.close()
  })

  const asAdministrator = (line: string) => withClient(administrator.ownerUrl, (client) => client.query(line))

  test('is told which privileges are missing, and with them runs every file and opens the site', async () => {
    const url = databaseUrl(administrator.ownerUrl, owner).replace(/\/\/.*@/, `//${owner}:secret@`)
    await expect(migrate(url, listMigrations(ROOT))).rejects.toThrow('and grants both to that user')
    await asAdministrator(`grant croupier_app to ${owner}`)
    await expect(migrate(url, listMigrations(ROOT))).rejects.toThrow('and grants both to that user')
    await asAdministrator(`grant croupier_archive to ${owner}`)
    expect(await migrate(url, listMigrations(ROOT))).toHaveLength(listMigrations(ROOT).length)
    const site = openDatabase({ url, role: 'croupier_app' })
    const { rows } = await site.pool.query('select current_user as user, (select count(*) from player) as players')
    expect(rows).toEqual([{ user: 'croupier_app', players: 0n }])
    const archivist = await sqlText`select current_user as user, count(*) as files from audit_file`.execute(site.archivist.reader)
    expect(archivist.rows).toEqual([{ user: 'croupier_archive', files: 0n }])
    const session = await site.sessions.connect()
    await expect(session.query("set croupier.erasing = 'on'; update audit_event set why = ''")).rejects.toThrow(
      'permission denied',
    )
    session.release()
    await site.close()
    // Database, cluster and timeline, all visible to an ordinary user.
    const { rows: seen } = await withClient(url, (client) => client.query('select server_identity_now() as identity'))
    expect(seen[0].identity).toMatch(/^\d+ \d+ [0-9A-F]{8}$/)
  })
})
