import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { createLiveContent } from './live-content.ts'

const START = Date.parse('2026-01-01T00:00:00Z')
const DAY = 86_400_000

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

let now = START
const live = createLiveContent({ now: () => now })
beforeEach(() => void (now = START))

/** Visible from this many days after the start on. */
async function publish(
  brand: string,
  name: string,
  { version = 1, text, day }: { version?: number; text: string | null; day: number },
) {
  const body = text === null ? null : { text }
  const [at, visibleAt] = [new Date(START - DAY), new Date(START + day * DAY)]
  await db.pool.query(
    `insert into content_entry values ('page', $1, $2, '*', $3, $4, false, 'published', 'anna', $5, 'anna', $5, $6)`,
    [brand, name, version, body, at, visibleAt],
  )
  await live.read(db.reader)
}

const texts = (brand: string): string[] =>
  live
    .of(brand)
    .list<{ text: string }>('page')
    .map(({ name, body }) => `${name} ${body.text}`)

test('a list changes when an entry becomes visible, and is the same array until then', async () => {
  await publish('*', 'a', { text: 'one', day: -1 })
  await publish('velmora', 'b', { text: 'two', day: 2 })
  await publish('*', 'a', { version: 2, text: 'one again', day: 3 })
  await publish('velmora', 'a', { text: null, day: 4 })
  const first = live.of('velmora').list('page')
  expect(texts('velmora')).toEqual(['a one'])
  now = START + 2 * DAY - 1
  expect(live.of('velmora').list('page')).toBe(first)
  now = START + 2 * DAY
  expect(texts('velmora')).toEqual(['a one', 'b two'])
  now = START + 3 * DAY
  expect(texts('velmora')).toEqual(['a one again', 'b two'])
  now = START + 4 * DAY
  expect([texts('velmora'), texts('sundrift')]).toEqual([['b two'], ['a one again']])
  now = START
  expect(texts('velmora')).toEqual(['a one'])
})

test('a list is read again after something was published', async () => {
  const before = texts('northgilt')
  await publish('northgilt', 'c', { text: 'three', day: -1 })
  expect(texts('northgilt')).toEqual([...before, 'c three'])
})
