import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Id } from '#kernel/id.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { readBalances } from './balances.ts'
import { checkInvariants } from './invariants.ts'
import { createLanes } from './lanes.ts'
import { postSpins, type Spin, spinOf } from './testing/spins.ts'
import { newWallet } from './testing/wallets.ts'

let db: TestDatabase
let count = 0
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const nextPlayer = (): Id<'plr'> => `plr_${++count}`
const statusesOf = async (...spins: Spin[]) => (await postSpins(db.pool, spins)).map(({ status }) => status)
const entriesOf = async (player: string) =>
  (
    await db.pool.query(
      `select coalesce(e.house, 'player') as owner, e.asset, e.amount from ledger.entry e join ledger.transfer t on t.no = e.transfer
       where t.player = $1 and t.kind = 'round' order by 1, 2, 3`,
      [player],
    )
  ).rows.map(({ owner, asset, amount }) => `${owner} ${asset} ${amount}`)

describe('a batch of rounds', () => {
  test('judges each round independently', async () => {
    const [rich, poor, known] = [
      await newWallet(db, nextPlayer(), { coins: 100n }),
      await newWallet(db, nextPlayer(), { coins: 9n }),
      await newWallet(db, nextPlayer(), { coins: 100n }),
    ]
    await postSpins(db.pool, [spinOf(known)])
    expect(await statusesOf(spinOf(rich), spinOf(poor), spinOf(known), spinOf('plr_nobody'))).toEqual([
      'applied',
      'insufficient',
      'replayed',
      'unknown-account',
    ])
    expect(await statusesOf(spinOf(known, { hash: '0b' }), spinOf(rich, { key: 'round:2' }))).toEqual(['key-reused', 'applied'])
    expect((await readBalances(db.reader, poor)).coins).toBe(9n)
  })

  test('stakes the granted balance first, then the won one where allowed, and credits wins to the won one', async () => {
    const player = await newWallet(db, nextPlayer(), { coins: 6n, tourPoints: 50n })
    expect(await statusesOf(spinOf(player))).toEqual(['insufficient'])
    expect(await statusesOf(spinOf(player, { may_play_won: true, win: 25 }))).toEqual(['applied'])
    expect(await readBalances(db.reader, player)).toMatchObject({ version: 2, coins: 0n, tourPoints: 71n })
    expect(await entriesOf(player)).toEqual(['games coins 6', 'games tourPoints -21', 'player coins -6', 'player tourPoints 21'])
  })

  test('of the other mode moves entries and winnings', async () => {
    const player = await newWallet(db, nextPlayer(), { entries: 100n })
    await postSpins(db.pool, [spinOf(player, { granted: 'entries', won: 'winnings', win: 7 })])
    expect(await readBalances(db.reader, player)).toMatchObject({ entries: 90n, winnings: 7n, coins: 0n, tourPoints: 0n })
  })

  test('lets the house stake a free spin', async () => {
    const player = await newWallet(db, nextPlayer())
    expect(await statusesOf(spinOf(player, { is_free: true, win: 30 }))).toEqual(['applied'])
    expect(await entriesOf(player)).toEqual([
      'games coins 10',
      'games tourPoints -30',
      'player tourPoints 30',
      'promotions coins -10',
    ])
  })

  test('notifies each player’s clients', async () => {
    const player = await newWallet(db, nextPlayer(), { coins: 100n })
    const [answer] = await postSpins(db.pool, [spinOf(player, { kind: 'a "round"' })])
    const { rows } = await db.pool.query('select seq, payload::json from outbox.message where channel = $1 and seq = 2', [
      `player:${player}`,
    ])
    const data = {
      version: 2,
      coins: 90,
      tourPoints: 0,
      entries: 0,
      winnings: 0,
      reason: 'a "round"',
      ledgerId: `txn_${answer?.no}`,
    }
    expect(rows).toEqual([{ seq: 2n, payload: { type: 'setBalance', data } }])
  })

  test('is refused if it is malformed', async () => {
    const player = await newWallet(db, nextPlayer(), { coins: 100n })
    const wrong: Partial<Spin>[][] = [
      [{}, { key: 'round:2' }],
      [{ stake: -10 }],
      [{ win: -10 }],
      [{ win: 2 ** 53 }],
      [{ granted: 'winnings' as 'coins' }],
      [{ won: 'coins' as 'winnings' }],
    ]
    for (const batch of wrong) {
      await expect(statusesOf(...batch.map((more) => spinOf(player, more)))).rejects.toMatchObject({ code: 'CL007' })
    }
    expect(await readBalances(db.reader, player)).toMatchObject({ version: 1, coins: 100n })
  })

  test('isolates a round in lanes that cannot be written', async () => {
    const full = await newWallet(db, nextPlayer(), { coins: 100n, tourPoints: BigInt(Number.MAX_SAFE_INTEGER) })
    const other = await newWallet(db, nextPlayer(), { coins: 100n })
    const lanes = createLanes({
      lanes: 1,
      ownerOf: ({ player }: Spin) => player,
      execute: (spins) => postSpins(db.pool, spins),
    })
    const [refused, applied] = await Promise.allSettled([lanes.submit(spinOf(full, { win: 1 })), lanes.submit(spinOf(other))])
    expect(refused).toMatchObject({ status: 'rejected', reason: { constraint: 'balance_ceiling' } })
    expect(applied).toMatchObject({ status: 'fulfilled', value: { status: 'applied' } })
    await lanes.close()
    expect(await checkInvariants(db.reader)).toEqual([])
  })
})
