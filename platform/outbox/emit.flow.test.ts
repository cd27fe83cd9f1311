import { afterAll, beforeAll, expect, test } from 'vitest'
import { InvariantError } from '#kernel/result.ts'
import type { Tx } from '../db/database.ts'
import { freeSpinsGranted, roundSettled } from '../events/index.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { settledRound } from '../testing/settled-round.ts'
import { emit } from './index.ts'

const PLAYER = 'plr_a'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
  await db.pool.query(
    `insert into player (id, brand, login, password_hash, registration_type, birth_date, state, locale, created_at)
     values ($1, 'velmora', $1, '', 'login', '1990-05-01', 'NY', 'en', now())`,
    [PLAYER],
  )
})
afterAll(() => db.close())

const emitted = async () => (await db.pool.query('select type, player, payload from outbox.event order by id')).rows

test('an event is written with the type and the fields of its contract', async () => {
  const payload = { ...settledRound('rnd_1', { win: 50 }), note: 'not in the contract' }
  await db.transaction((tx) => emit(tx, roundSettled, { playerId: PLAYER, payload }))
  expect(await emitted()).toEqual([{ type: 'round.settled', player: PLAYER, payload: settledRound('rnd_1', { win: 50 }) }])
  await db.pool.query('delete from outbox.event')
})

test.each([
  [
    'a fraction of a minor unit',
    (tx: Tx) => emit(tx, roundSettled, { playerId: PLAYER, payload: { ...settledRound('rnd_1'), win: 0.5 } }),
  ],
  [
    'a missing field',
    (tx: Tx) => {
      const { provider: _, ...payload } = settledRound('rnd_1')
      return emit(tx, roundSettled, { playerId: PLAYER, payload: payload as ReturnType<typeof settledRound> })
    },
  ],
  [
    'no spins',
    (tx: Tx) => {
      const payload = { id: 'gift', game: 'cherry-royale', count: 0, betLevel: 100, lifetimeSeconds: 60 }
      return emit(tx, freeSpinsGranted, { playerId: PLAYER, payload })
    },
  ],
])('an event with %s is refused, and its transaction rolls back', async (_, wrong) => {
  const attempt = db.transaction(async (tx) => {
    await emit(tx, roundSettled, { playerId: PLAYER, payload: settledRound('rnd_2') })
    await wrong(tx)
  })
  await expect(attempt).rejects.toThrow(InvariantError)
  expect(await emitted()).toEqual([])
})
