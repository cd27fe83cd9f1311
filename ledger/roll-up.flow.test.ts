import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withClient } from '#platform/testing/cluster.setup.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { openWallet } from './balances.ts'
import { checkNew } from './check.ts'
import { checkInvariants } from './invariants.ts'
import { post } from './post.ts'
import { readHouseBalances, rollUp } from './roll-up.ts'
import { rollUpAll } from './testing/roll-up-all.ts'
import { verifyAll } from './testing/verify-all.ts'
import { newWallet, single, spend } from './testing/wallets.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase({ connectionsMax: 12 })
})
afterAll(() => db.close())

const balanceOf = async (account: string) =>
  (await readHouseBalances(db.reader)).find((row) => row.account === account && row.asset === 'coins')?.minor

describe('the roll-up', () => {
  test('counts each transfer once', async () => {
    const player = await newWallet(db, 'plr_1', { coins: 100n })
    await db.transaction((tx) => post(tx, single('a', player, spend(player, 'coins', 30n))))
    expect(await balanceOf('promotions')).toBe(0n)
    expect(await rollUpAll(db)).toBe(2)
    expect([await balanceOf('promotions'), await balanceOf('sales')]).toEqual([-100n, 30n])
    expect(await rollUpAll(db)).toBe(0)
    await db.transaction((tx) => post(tx, single('b', player, spend(player, 'coins', 5n))))
    expect([await rollUpAll(db), await rollUpAll(db)]).toEqual([1, 0])
    expect(await balanceOf('sales')).toBe(35n)
  })

  test('waits for a transaction that took its number early and commits late', async () => {
    const [early, late] = [await newWallet(db, 'plr_early', { coins: 10n }), await newWallet(db, 'plr_late', { coins: 10n })]
    await rollUpAll(db)
    const before = (await balanceOf('sales')) as bigint
    const hasPosted = Promise.withResolvers<void>()
    const mayCommit = Promise.withResolvers<void>()
    const running = db.transaction(async (tx) => {
      await post(tx, single('a', early, spend(early, 'coins', 1n)))
      hasPosted.resolve()
      await mayCommit.promise
    })
    await hasPosted.promise
    for (let i = 0; i < 3; i++) {
      await db.transaction((tx) => post(tx, single(`${i}`, late, spend(late, 'coins', 1n))))
      await rollUp(db)
    }
    expect(await checkInvariants(db.reader)).toEqual([])
    mayCommit.resolve()
    await running
    await rollUpAll(db)
    expect(await balanceOf('sales')).toBe(before + 4n)
    expect(await checkInvariants(db.reader)).toEqual([])
  })

  test('is exact under concurrent postings, rollbacks and roll-ups', async () => {
    const players = await Promise.all(Array.from({ length: 8 }, (_, i) => newWallet(db, `plr_busy${i}`, { coins: 1_000n })))
    await rollUpAll(db)
    const before = (await balanceOf('sales')) as bigint
    let counted = 0
    const posting = players.map(async (player, nth) => {
      for (let i = 0; i < 40; i++) {
        const call = db.transaction(async (tx) => {
          await post(tx, single(`k${i}`, player, spend(player, 'coins', 2n)))
          if ((i + nth) % 5 === 0) throw new Error('rolled back')
        })
        await call.catch(() => {})
      }
    })
    const rolling = [0, 1].map(async () => {
      for (let i = 0; i < 30; i++) {
        const count = await rollUp(db)
        counted += count
      }
    })
    await Promise.all([...posting, ...rolling])
    const last = await rollUpAll(db)
    counted += last
    expect(counted).toBe(8 * 32)
    expect(await balanceOf('sales')).toBe(before + BigInt(8 * 32 * 2))
    expect(await checkInvariants(db.reader)).toEqual([])
  })

  test('never takes back a number that it has counted for good, though a run that waited for another leaves a lower mark', async () => {
    expect(await verifyAll(db)).toEqual([])
    await withClient(db.ownerUrl, (client) => client.query('update ledger.rolled_up set mark_no = mark_no - 5'))
    const read = async () =>
      (
        await db.pool.query<{ after: bigint; summed: bigint }>(
          'select after_no as after, summed_after_no as summed from ledger.rolled_up',
        )
      ).rows[0]!
    const before = await read()
    for (let i = 0; i < 2; i++) {
      await rollUp(db)
      expect(await checkNew(db, 0)).toEqual([])
      const { after, summed } = await read()
      expect([after >= before.after, summed >= before.summed]).toEqual([true, true])
    }
  })

  test('runs in its own transaction', async () => {
    const call = db.transaction(async (tx) => {
      await openWallet(tx, 'plr_own')
      await sql`select ledger.roll_up()`.execute(tx)
    })
    await expect(call).rejects.toThrow('roll_up runs in its own transaction')
  })
})
