import { expect, test } from 'vitest'
import { z } from 'zod'
import type { EventContract } from '#kernel/event.ts'
import { settledRound } from '../testing/settled-round.ts'
import * as events from './index.ts'

const contracts = Object.values(events).filter((value): value is (typeof value & object) & EventContract => 'payload' in value)

/** Whether excess fields are allowed differs by direction. */
const schemaOf = (payload: z.ZodType, io: 'input' | 'output'): unknown =>
  JSON.parse(
    JSON.stringify(z.toJSONSchema(payload, { io }), (key, value) => (key === 'additionalProperties' ? undefined : value)),
  )

test('every event has a name of its own and a schema of JSON types', () => {
  const names = contracts.map(({ type }) => type)
  expect(new Set(names).size).toBe(names.length)
  for (const { type, payload } of contracts) {
    expect(type).toMatch(/^[a-z-]+\.[a-z-]+$/)
    // Throws for dates, bigints and transforms; a default would make the two differ.
    expect(schemaOf(payload, 'input'), type).toEqual(schemaOf(payload, 'output'))
  }
})

test.each([
  [{ stake: 300, win: 100 }, 33],
  [{ stake: 300, win: 299 }, 99],
  [{ stake: 100, win: 100_000_000 }, 100_000_000],
  [{ stake: 0, win: 500 }, 0],
])('a round of %o is worth %i hundredths of its stake', (amounts, multiple100) => {
  const settled = settledRound('rnd_1', amounts)
  expect(settled).toMatchObject({ ...amounts, multiple100 })
  expect(events.roundSettled.payload.parse(settled)).toEqual(settled)
})

test.each([
  ['an id of another kind', { roundId: 'txn_1' }],
  ['a fraction', { stake: 0.5 }],
  ['a negative amount', { win: -1 }],
  ['a bigint', { stake: 100n }],
  ['a missing field', { provider: undefined }],
])('%s is no settled round', (_, wrong) => {
  expect(events.roundSettled.payload.safeParse({ ...settledRound('rnd_1'), ...wrong }).success).toBe(false)
})

test.each([
  [{ kind: 'balance', coins: 100, entries: 0 }, true],
  [{ kind: 'free-spins', game: 'cherry-royale', count: 5, betLevel: 100, lifetimeSeconds: 60 }, true],
  [{ kind: 'draw', of: 'daily', count: 1, lifetimeSeconds: null }, true],
  [{ kind: 'balance', of: 'daily', count: 1, lifetimeSeconds: null }, false],
  [{ kind: 'draw', coins: 100, entries: 0 }, false],
])('a grant of %o is accepted: %s', (value, isAccepted) => {
  const grant = { grantId: 'cmp_1:plr_1:day', run: 'cmp_1', feature: 'wheels', kind: value.kind, value, costCents: 5 }
  expect(events.grantGiven.payload.safeParse(grant).success).toBe(isAccepted)
})
