import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { gatherReadsOf } from './gather-reads.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
  await db.pool.query(
    `insert into player (id, brand, login, password_hash, registration_type, birth_date, state, locale, created_at)
     select 'plr_' || n, 'velmora', n::text, '', 'login', '1990-05-01', 'NY', 'en', now() from generate_series(1, 3) n`,
  )
})
afterAll(() => db.close())

const loginOf = gatherReadsOf<number, string | undefined>(async (reader, numbers) => {
  const { rows } = await sql<{ id: string; login: string }>`
    select id, login from player where id = any(${numbers.map((n) => `plr_${n}`)})`.execute(reader)
  return numbers.map((n) => rows.find(({ id }) => id === `plr_${n}`)?.login)
})

test('reads of one turn, also after a wait for something known, go in one statement, and each gets its own answer', async () => {
  const statements = vi.spyOn(pg.Client.prototype, 'query')
  const later = Promise.resolve().then(() => loginOf(db.reader, 3))
  const answers = [loginOf(db.reader, 1), loginOf(db.reader, 2), loginOf(db.reader, 1), later, loginOf(db.reader, 9)]
  expect(await Promise.all(answers)).toEqual(['1', '2', '1', '3', undefined])
  expect(statements).toHaveBeenCalledOnce()
  statements.mockRestore()
})

test('nothing is kept: a read sees what was written before it, and a transaction its own writes', async () => {
  expect(await loginOf(db.reader, 1)).toBe('1')
  await db.transaction(async (tx) => {
    await sql`update player set login = 'moved' where id = 'plr_1'`.execute(tx)
    expect(await loginOf(tx, 1)).toBe('moved')
  })
  expect(await loginOf(db.reader, 1)).toBe('moved')
})

test('a statement that fails fails each of its reads, and the next ones succeed', async () => {
  let isBroken = true
  const read = gatherReadsOf<number, number>(async (reader, keys) => {
    await sql.raw(isBroken ? 'select from nowhere' : 'select').execute(reader)
    return keys
  })
  const outcomes = await Promise.allSettled([read(db.reader, 1), read(db.reader, 2)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isBroken = false
  expect(await read(db.reader, 3)).toBe(3)
})
