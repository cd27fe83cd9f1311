import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../config/index.ts'
import { withClient } from '../testing/cluster.setup.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { ID_LOCKS } from './locks.ts'
import { applySqlFiles, listSqlFiles, type SqlFile } from './sql-functions.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const answer = (sql: string): SqlFile => ({
  path: 'platform/x/sql/answer.sql',
  sql: `create or replace function answer() returns int language sql as $$ ${sql} $$;`,
})
const ask = async () => (await db.pool.query<{ answer: number }>('select answer()')).rows[0]?.answer

test('a changed file is applied, an unchanged one is not', async () => {
  const first = answer('select 1')
  expect(await applySqlFiles(db.ownerUrl, [first])).toEqual([first.path])
  expect(await applySqlFiles(db.ownerUrl, [first])).toEqual([])
  expect(await applySqlFiles(db.ownerUrl, [answer('select 2')])).toEqual([first.path])
  expect(await ask()).toBe(2)
})

test('a failing file is reported with its line, and no file of the run takes effect', async () => {
  const broken = {
    path: 'platform/x/sql/broken.sql',
    sql: 'select 1;\ncreate or replace function broken() returns int langage sql',
  }
  const run = applySqlFiles(db.ownerUrl, [answer('select 3'), broken])
  await expect(run).rejects.toThrow('platform/x/sql/broken.sql:2 failed and changed nothing')
  expect(await ask()).toBe(2)
})

test('the files of the project are applied to every database', async () => {
  expect(await applySqlFiles(db.ownerUrl, listSqlFiles(ROOT))).toEqual([])
})

test('only the owner may execute ledger functions that the site does not need', async () => {
  const { rows } = await withClient(db.ownerUrl, (client) =>
    client.query(`select p.proname from pg_proc p where p.pronamespace = 'ledger'::regnamespace
      and has_function_privilege('public', p.oid, 'execute')`),
  )
  expect(rows).toEqual([])
})

test('every function and view of the ledger, the outbox and round settlement is defined by a file', async () => {
  const { rows } = await withClient(db.ownerUrl, (client) =>
    client.query<{ name: string }>(`
      select n.nspname || '.' || p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('ledger', 'outbox') or p.proname = 'game_session_settle'
      union select schemaname || '.' || viewname from pg_views where schemaname in ('ledger', 'outbox')`),
  )
  const defined = listSqlFiles(ROOT).flatMap(({ sql }) =>
    [...sql.matchAll(/^create or replace (?:function|view) ([\w.]+)/gm)].map(([, name]) =>
      name!.includes('.') ? name! : `public.${name}`,
    ),
  )
  expect(rows.map(({ name }) => name).filter((name) => !defined.includes(name) && name !== 'outbox.move_reader')).toEqual([])
})

test('SQL files take only advisory locks that have a name', () => {
  const known = Object.values<number>(ID_LOCKS)
  const taken = listSqlFiles(ROOT).flatMap(({ sql }) =>
    [...sql.matchAll(/hashtextextended\([^\n]*, (\d+)\)\)/g)].map(([, n]) => Number(n)),
  )
  expect(taken.length).toBeGreaterThan(0)
  expect(taken.filter((lock) => !known.includes(lock))).toEqual([])
})

test('no two locks share a number', () => {
  expect(new Set(Object.values(ID_LOCKS)).size).toBe(Object.values(ID_LOCKS).length)
})
