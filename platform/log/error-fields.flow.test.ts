import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { createLog } from './log.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** The log line of this statement's failure. */
async function logOf(statement: string, values: readonly unknown[] = []) {
  const lines: string[] = []
  const log = createLog({ level: 'error', destination: { write: (line) => void lines.push(line) } })
  const err: unknown = await database.pool.query(statement, [...values]).catch((error: unknown) => error)
  log.error({ err }, 'call failed')
  return lines.join('')
}

test.each([
  ['text that is no JSON', 'select $1::jsonb', ['{"name": "Anna Bell", "born": oops']],
  ['text that is no number', 'select $1::int', ['Anna Bell']],
  ['text that is no day', 'select $1::date', ['Anna Bell']],
  ['a statement inside of a function', `do $$ begin perform 'Anna Bell'::int; end $$`, []],
  ['a key that is taken', `insert into rate_limit (key, points) values ($1, 1), ($1, 1)`, ['Anna Bell']],
])('the log of %s has no personal data', async (_, statement, values) => {
  const line = await logOf(statement, values)
  expect(line).toContain('"code":"')
  expect(line).not.toContain('Anna')
})

test('the log of a violated constraint names the constraint', async () => {
  expect(await logOf('select * from no_such_table')).toContain('relation \\"no_such_table\\" does not exist')
  expect(JSON.parse(await logOf('select * from no_such_table'))).toMatchObject({
    err: { type: 'DatabaseError', code: '42P01', stack: expect.stringContaining('error-fields.flow.test') },
  })
})
