import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Id } from '#kernel/id.ts'
import type { Tx } from '../db/database.ts'
import { roundSettled } from '../events/index.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { settledRound } from '../testing/settled-round.ts'
import { emit } from './index.ts'
import { lockParts, openParts, openReadAhead, type ReadAhead, takeEvents } from './part-reader.ts'

const READER = 'a-reader'
const PLAYERS = Array.from({ length: 24 }, (_, i): Id<'plr'> => `plr_${i}`)

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
  await db.pool.query(
    `insert into player (id, brand, login, password_hash, registration_type, birth_date, state, locale, created_at)
     select id, 'velmora', id, '', 'login', '1990-05-01', 'NY', 'en', now() from unnest($1::text[]) as id`,
    [PLAYERS],
  )
})
beforeEach(async () => {
  await db.pool.query('delete from outbox.event')
  await db.pool.query('delete from outbox.part_cursor')
  await openParts(db.reader, READER)
})
afterAll(() => db.close())

/** One round a stake, of each player in turn, all but a few in one transaction. */
async function settle(from: number, to: number): Promise<void> {
  await db.transaction(async (tx) => {
    for (let stake = from; stake <= to; stake++)
      await emit(tx, roundSettled, { playerId: PLAYERS[stake % PLAYERS.length]!, payload: settledRound('rnd_1', { stake }) })
  })
}

const stakesOf = (events: readonly { readonly payload: unknown }[]) =>
  events.map(({ payload }) => (payload as { stake: number }).stake)

async function take(tx: Tx, ahead: ReadAhead, { limit = 3, parts = 64 } = {}): Promise<number[]> {
  const cursors = await lockParts(tx, READER, parts)
  return stakesOf(await takeEvents(tx, { reader: READER, cursors, types: ['round.settled'], limit, ahead }))
}

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

test('a reader takes each event once and in order, in batches of its limit, over several windows', async () => {
  const ahead = openReadAhead(5)
  await settle(1, 7)
  const taken = [await db.transaction((tx) => take(tx, ahead))]
  await settle(8, 12)
  for (let i = 0; i < 5; i++) taken.push(await db.transaction((tx) => take(tx, ahead)))
  expect(taken.every((each) => each.length <= 3)).toBe(true)
  expect(taken.flat()).toEqual(numbers(1, 12))
})

test('what a transaction took that was rolled back is taken again', async () => {
  const ahead = openReadAhead()
  await settle(1, 7)
  expect(await db.transaction((tx) => take(tx, ahead))).toEqual([1, 2, 3])
  const failed = db.transaction(async (tx) => {
    expect(await take(tx, ahead)).toEqual([4, 5, 6])
    throw new Error('the step failed')
  })
  await expect(failed).rejects.toThrow('the step failed')
  expect(await db.transaction((tx) => take(tx, ahead))).toEqual([4, 5, 6])
  expect(await db.transaction((tx) => take(tx, ahead))).toEqual([7])
})

test('processes that read in turn, each with what it read ahead, share the events', async () => {
  const [one, other] = [openReadAhead(5), openReadAhead(8)]
  await settle(1, 30)
  const taken: number[] = []
  for (let i = 0; i < 12; i++) {
    if (i === 3) await settle(31, 33)
    taken.push(...(await db.transaction((tx) => take(tx, i % 2 === 0 ? one : other))))
  }
  expect(taken).toEqual(numbers(1, 33))
})

test('with some of the parts at once, by two processes, each player’s events keep their order', async () => {
  const aheads = [openReadAhead(5), openReadAhead(11)]
  await settle(1, 150)
  const taken: number[] = []
  for (let i = 0; i < 150; i++) {
    if (i % 20 === 0) await settle(151 + i, 170 + i)
    taken.push(...(await db.transaction((tx) => take(tx, aheads[i % 2]!, { parts: 10 + ((i * 29) % 55) }))))
  }
  for (let i = 0; i < 100; i++) taken.push(...(await db.transaction((tx) => take(tx, aheads[i % 2]!))))
  expect(taken.toSorted((a, b) => a - b)).toEqual(numbers(1, 310))
  for (const nth of PLAYERS.keys()) {
    const own = taken.filter((stake) => stake % PLAYERS.length === nth)
    expect(own).toEqual(own.toSorted((a, b) => a - b))
  }
})

test('what the reading transaction itself emits is taken by a later one', async () => {
  const ahead = openReadAhead()
  await settle(1, 1)
  const [isReading, isSettled] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const reading = db.transaction(async (tx) => {
    const cursors = await lockParts(tx, READER, 64)
    isReading.resolve()
    await isSettled.promise
    const events = await takeEvents(tx, { reader: READER, cursors, types: ['round.settled'], limit: 9, ahead })
    await emit(tx, roundSettled, { playerId: PLAYERS[3]!, payload: settledRound('rnd_1', { stake: 3 }) })
    return stakesOf(events)
  })
  // A transaction that began later ends before the window opens.
  await isReading.promise
  await settle(2, 2)
  isSettled.resolve()
  expect(await reading).toEqual([1, 2])
  const taken: number[] = []
  for (let i = 0; i < 3; i++) taken.push(...(await db.transaction((tx) => take(tx, ahead))))
  expect(taken).toEqual([3])
})
