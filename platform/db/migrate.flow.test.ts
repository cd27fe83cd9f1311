import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { listMigrations, migrate } from './migrate.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a second run applies nothing', async () => {
  expect(await migrate(database.url, ROOT)).toEqual([])
})

test('two starting processes at once apply nothing twice', async () => {
  await Promise.all([migrate(database.url, ROOT), migrate(database.url, ROOT)])
  const { rows } = await database.pool.query('select count(*)::int as count from migration')
  expect(rows[0].count).toBe(listMigrations(ROOT).length)
})

test('a file that changed after it was applied is refused by name', async () => {
  const name = listMigrations(ROOT)[0]?.name
  const owner = new (await import('pg')).default.Client({ connectionString: database.url })
  await owner.connect()
  await owner.query('update migration set checksum = $1 where name = $2', ['other', name])
  await owner.end()
  await expect(migrate(database.url, ROOT)).rejects.toThrow(`${name} was changed after it was applied`)
})
