import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { withClient } from '../testing/cluster.setup.ts'
import { type Migration, migrate } from './migrate.ts'

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

  test('the site may write rows, and change no table', async () => {
    await db.pool.query('insert into shelf values (1)')
    expect((await db.pool.query('select id from shelf')).rows).toEqual([{ id: 1 }])
    await expect(db.pool.query('alter table shelf add column more int')).rejects.toThrow('must be owner')
    await expect(db.pool.query('create table other (id int)')).rejects.toThrow('permission denied')
    await expect(db.pool.query('select * from migrations.applied')).rejects.toThrow('permission denied')
  })

  test('refuses a file that was changed after it ran', async () => {
    const changed = { ...table, sql: 'create table shelf (id bigint primary key)' }
    await expect(migrate(db.ownerUrl, [changed])).rejects.toThrow(
      'platform/x/migrations/20990101T0000__shelf.sql was changed after it ran',
    )
  })

  test('a file with other line ends is the same file', async () => {
    const lines = step('20990101T0001__lines.sql', 'select 1;\nselect 2;')
    await migrate(db.ownerUrl, [lines])
    expect(await migrate(db.ownerUrl, [{ ...lines, sql: 'select 1;\r\nselect 2;' }])).toEqual([])
  })

  test('a file that fails changes nothing, and says where', async () => {
    const broken = step('20990101T0002__broken.sql', 'create table half (id int);\ninsert into nowhere values (1)')
    await expect(migrate(db.ownerUrl, [broken])).rejects.toThrow('20990101T0002__broken.sql:2 failed and changed nothing')
    expect((await query("select to_regclass('half') as found")).rows).toEqual([{ found: null }])
  })

  test('two processes at once run a file once', async () => {
    const slow = step('20990101T0003__slow.sql', 'select pg_sleep(0.2); create table slow (id int)')
    const ran = await Promise.all([migrate(db.ownerUrl, [slow]), migrate(db.ownerUrl, [slow])])
    expect(ran.flat()).toEqual([slow.name])
  })
})
