import { afterAll, beforeAll, expect, test } from 'vitest'
import { withClient } from '../testing/cluster.setup.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const asOwner = (sql: string) => withClient(db.ownerUrl, (client) => client.query(sql))

const write = (kind: string, name: string, version: number, text: string | null) =>
  db.pool.query(`insert into content_entry values ($1, '*', $2, 'en', $3, $4, false, 'published', 'anna', $5, 'anna', $5, $5)`, [
    kind,
    name,
    version,
    text === null ? null : { text },
    new Date(version * 1000 + name.length),
  ])

const words = async (): Promise<string[]> => {
  const { rows } = await db.pool.query<{ line: string }>(
    `select kind || ' ' || name || ' ' || version || ' ' || coalesce(body ->> 'text', '-') as line from content_entry
     where saved_by = 'anna' order by kind, name, version`,
  )
  return rows.map(({ line }) => line)
}

test('texts follow their renamed message with their history, and nothing else moves', async () => {
  await write('message', 'old.title', 1, 'one')
  await write('message', 'old.title', 2, null)
  await write('message', 'old.refusals.late', 1, 'late')
  await write('message', 'old.titles', 1, 'other')
  await write('page', 'old.title', 1, 'page')
  await asOwner(`select copy_words('old.title', 'beside.head'); select move_words('old.title', 'new-place.title');
    select move_words('old.refusals', 'new-place.refusals')`)
  const moved = [
    'message beside.head 1 one',
    'message beside.head 2 -',
    'message new-place.refusals.late 1 late',
    'message new-place.title 1 one',
    'message new-place.title 2 -',
    'message old.titles 1 other',
    'page old.title 1 page',
  ]
  expect(await words()).toEqual(moved)
  await asOwner(`select move_words('old.title', 'new-place.title')`)
  expect(await words()).toEqual(moved)
})

test('texts already written under the new name stay unchanged', async () => {
  await write('message', 'was.hint', 1, 'before')
  await write('message', 'is.hint', 1, 'since')
  await asOwner(`select move_words('was.hint', 'is.hint')`)
  expect((await words()).filter((line) => line.includes('hint'))).toEqual([
    'message is.hint 1 since',
    'message was.hint 1 before',
  ])
})

test('published content otherwise stays immutable, and the site role cannot move anything', async () => {
  await expect(db.pool.query(`update content_entry set name = 'x' where name = 'is.hint'`)).rejects.toThrow('changed never')
  await expect(db.pool.query(`select move_words('is.hint', 'x.hint')`)).rejects.toThrow('must be owner')
})
