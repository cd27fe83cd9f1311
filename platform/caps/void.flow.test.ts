import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#kernel/id.ts'
import { HOUR_MS, MINUTE_MS } from '#kernel/time.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { noteGiven, noteVoid, setCap } from './caps.ts'

const HOUR = Date.parse('2026-11-29T23:00:00Z')
const scope = 'TournamentPoints'
let database: TestDatabase
beforeAll(async () => void (database = await openTestDatabase()))
afterAll(() => database.close())

async function limited(id: string): Promise<Id<'plr'>> {
  await database.pool.query(
    `insert into player (id, brand, login, password_hash, registration_type, birth_date, state, locale, created_at)
     values ($1, 'velmora', $1, '', 'login', '1990-05-01', 'NY', 'en', now())`,
    [id],
  )
  const playerId = id as Id<'plr'>
  await database.transaction((tx) => setCap(tx, playerId, { scope, kind: 'net', period: 'day', setBy: 'player', amount: 1_000n }))
  return playerId
}

/** What each hour has recorded, from 23:00 on. */
async function hoursOf(playerId: string): Promise<string[]> {
  const { rows } = await database.pool.query(
    'select given::text, returned::text from play_hour where player = $1 order by hour',
    [playerId],
  )
  return rows.map(({ given, returned }) => `${given} ${returned}`)
}

test('a void round across midnight is deducted in the hours that recorded its costs and its win', async () => {
  const playerId = await limited('plr_over')
  const note = (given: bigint, returned: bigint, at: number) =>
    database.transaction((tx) => noteGiven(tx, { playerId, scope, given, returned, at }))
  await note(100n, 0n, HOUR + 59 * MINUTE_MS)
  await note(40n, 300n, HOUR + 61 * MINUTE_MS)
  // Of other rounds.
  await note(7n, 5n, HOUR + HOUR_MS)
  await note(9n, 8n, HOUR + 2 * HOUR_MS)
  const round = {
    playerId,
    scope,
    given: 140n,
    returned: 300n,
    at: HOUR + 59 * MINUTE_MS,
    endedAt: HOUR + 61 * MINUTE_MS,
  } as const
  await database.transaction((tx) => noteVoid(tx, round))
  expect(await hoursOf(playerId)).toEqual(['0 0', '7 5', '9 8'])
})

test('a void round that no hour recorded is deducted from none below zero', async () => {
  const playerId = await limited('plr_new')
  const round = { playerId, scope, given: 140n, returned: 300n, at: HOUR, endedAt: HOUR } as const
  await database.transaction((tx) => noteVoid(tx, round))
  expect(await hoursOf(playerId)).toEqual([])
  await database.transaction((tx) => noteGiven(tx, { playerId, scope, given: 10n, returned: 5n, at: HOUR }))
  await database.transaction((tx) => noteVoid(tx, round))
  expect(await hoursOf(playerId)).toEqual(['0 0'])
})
