import { afterAll, beforeAll, expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { checkInvariants } from './invariants.ts'
import { postHouse } from './post-house.ts'
import { readHouseBalances } from './roll-up.ts'
import { refusal } from './testing/refusal.ts'
import { rollUpAll } from './testing/roll-up-all.ts'
import type { HouseAccount, HouseMovement } from './types.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase({ connectionsMax: 8 })
})
afterAll(() => db.close())

const settled = (minor: bigint, to: HouseAccount = 'bank'): HouseMovement => ({
  from: 'payment-clearing',
  to,
  amount: money('usd', minor),
})
const settle = (key: string, ...movements: HouseMovement[]) =>
  db.transaction((tx) => postHouse(tx, { key, kind: 'settlement', ref: { day: '2026-11-24' }, movements }))
const dollarsIn = async (account: HouseAccount) =>
  (await readHouseBalances(db.reader)).find((row) => row.account === account && row.asset === 'usd')?.minor

test('a house transfer moves once per key, and the roll-up counts it once', async () => {
  const first = await settle('day 1', settled(970n), settled(30n, 'provider-fees'))
  expect(first.isReplay).toBe(false)
  expect(await settle('day 1', settled(970n), settled(30n, 'provider-fees'))).toEqual({ ...first, isReplay: true })
  expect(await refusal(settle('day 1', settled(971n)))).toBe('key-reused')
  await rollUpAll(db)
  expect([await dollarsIn('bank'), await dollarsIn('provider-fees'), await dollarsIn('payment-clearing')]).toEqual([
    970n,
    30n,
    -1_000n,
  ])
  expect(await rollUpAll(db)).toBe(0)
  expect(await checkInvariants(db.reader)).toEqual([])
})

test('two at once under one key are one transfer', async () => {
  const both = await Promise.all([settle('day 2', settled(5n)), settle('day 2', settled(5n))])
  expect(both.filter(({ isReplay }) => isReplay)).toHaveLength(1)
  expect(new Set(both.map(({ id }) => id)).size).toBe(1)
})

test.each<[string, HouseMovement[], string]>([
  ['a player', [settled(1n, 'player' as HouseAccount)], 'unknown-account'],
  ['a budget', [settled(1n, 'budget:spring')], 'unknown-account'],
  ['an unknown account', [settled(1n, 'elsewhere' as HouseAccount)], 'unknown-account'],
  ['the account itself', [settled(1n, 'payment-clearing')], 'unbalanced'],
  ['nothing', [], 'amount-out-of-range'],
  ['a negative amount', [settled(-1n)], 'amount-out-of-range'],
])('a house transfer to %s is refused and leaves its key free', async (_, movements, code) => {
  expect(await refusal(settle('refused', ...movements))).toBe(code)
  const { rows } = await db.pool.query("select from ledger.house_transfer where key = 'refused'")
  expect(rows).toEqual([])
})

test('the site cannot change the history of the house', async () => {
  await settle('day 3', settled(7n))
  await expect(db.pool.query('update ledger.house_transfer set kind = kind')).rejects.toThrow('permission denied')
})
