import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedOf } from '#engine/testing/fresh-seeds.node.ts'
import type { Id } from '#kernel/id.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { checkNew } from './check.ts'
import { checkInvariants } from './invariants.ts'
import { readHouseBalances, rollUp } from './roll-up.ts'
import { newModel } from './testing/model.ts'
import { rollUpAll } from './testing/roll-up-all.ts'
import { verifyAll } from './testing/verify-all.ts'
import { type Both, nextCommand } from './testing/model-commands.ts'
import { createDice } from './testing/dice.ts'

const STEPS = 3_000
const PLAYERS = 6

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const SEED = `${seedOf(20_261_122)}`

test('the ledger matches the model, step by step', { timeout: 180_000 }, async () => {
  const model = newModel()
  const players = Array.from({ length: PLAYERS }, (_, i): Id<'plr'> => `plr_${i}`)
  const both: Both = { model, db, dice: createDice(SEED), players, ids: new Map(), posts: [] }
  const seen = new Map<string, number>()
  for (let step = 0; step < STEPS; step++) {
    const { name, onModel, onLedger } = nextCommand(both, step)
    const expected = onModel()
    const actual = await onLedger()
    const where = `seed ${SEED}, step ${step}, ${name}`
    expect(actual, where).toEqual(expected)
    expect(await readWallets(), where).toEqual(modelWallets(both))
    if (step % 20 === 19) await rollUp(db)
    if (step % 30 === 29) expect(await checkNew(db, 0), where).toEqual([])
    for (const outcome of [expected].flat()) seen.set(`${name} ${outcome}`, (seen.get(`${name} ${outcome}`) ?? 0) + 1)
  }
  expect([...seen.keys()], `seed ${SEED} never came to these`).toEqual(expect.arrayContaining(MUST_BE_SEEN))
  await rollUpAll(db)
  expect(await checkInvariants(db.reader)).toEqual([])
  expect(await verifyAll(db)).toEqual([])
  const house = (await readHouseBalances(db.reader)).filter(({ minor }) => minor !== 0n)
  const expected = [...model.house].filter(([, minor]) => minor !== 0n)
  expect(new Map(house.map(({ account, asset, minor }) => [`${account} ${asset}`, minor]))).toEqual(new Map(expected))
})

/** A run that never reached this proves little. */
const MUST_BE_SEEN = [
  'post applied',
  'post replayed',
  'post key-reused',
  'post overdraft',
  'post unknown-account',
  'spins applied',
  'spins replayed',
  'spins key-reused',
  'spins insufficient',
  'spins unknown-account',
  'place applied',
  'place overdraft',
  'take applied',
  'take replayed',
  'take hold-closed',
  'take overdraft',
  'void applied',
  'void hold-closed',
  'reverse applied',
  'reverse replayed',
  'reverse overdraft',
]

const readWallets = async () =>
  new Map(
    (await db.pool.query('select * from ledger.wallet join ledger.wallet_total using (player, version)')).rows.map((row) => [
      row.player,
      [row.version, row.coins, row.tour_points, row.entries, row.winnings].concat([
        row.held_coins,
        row.held_tour_points,
        row.held_entries,
        row.held_winnings,
      ]),
    ]),
  )

const modelWallets = ({ model }: Both) =>
  new Map(
    [...model.wallets].map(([player, { version, balances, held }]) => [
      player,
      [BigInt(version), ...Object.values(balances), ...Object.values(held)],
    ]),
  )
