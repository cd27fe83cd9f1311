import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { setBudget } from './budgets.ts'
import { placeHold, postHold } from './holds.ts'
import { checkInvariants } from './invariants.ts'
import { post } from './post.ts'
import { reverse } from './reverse.ts'
import { rollUpAll } from './testing/roll-up-all.ts'
import { gift, newWallet, single, spend } from './testing/wallets.ts'

const PLAYER = 'plr_1'

let db: TestDatabase
/** As a superuser, bypassing every guard of the tables. */
let owner: Database

beforeAll(async () => {
  db = await openTestDatabase()
  owner = openDatabase({ url: db.ownerUrl })
  await newWallet(db, PLAYER, { coins: 1_000n, winnings: 500n })
  await newWallet(db, 'plr_2')
  await db.transaction(async (tx) => {
    await post(tx, single('two', PLAYER, gift(PLAYER, 'coins', 300n)))
    const { id } = await post(tx, single('three', PLAYER, spend(PLAYER, 'coins', 100n)))
    await reverse(tx, id)
    await setBudget(tx, 'budget:x', money('coins', 100n))
    await post(tx, single('five', PLAYER, { ...gift(PLAYER, 'coins', 40n), from: { house: 'budget:x', asset: 'coins' } }))
    const hold = { kind: 'redemption', player: PLAYER, amount: money('winnings', 50n) } as const
    await placeHold(tx, { ...hold, key: 'open' })
    const { id: posted } = await placeHold(tx, { ...hold, key: 'posted' })
    await postHold(tx, posted, { to: 'redemptions-payable', amount: hold.amount })
  })
  await rollUpAll(db)
})
afterAll(async () => {
  await owner.close()
  await db.close()
})

class Undo extends Error {}

/** The findings after tampering, which is then undone. */
async function findAfter(...tampering: string[]): Promise<string[]> {
  const found: string[] = []
  const work = owner.transaction(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const statement of tampering) await sql.raw(statement).execute(tx)
    found.push(...(await checkInvariants(tx)).map(({ invariant, subject }) => `${invariant} ${subject}`))
    throw new Undo()
  })
  await expect(work).rejects.toThrow(Undo)
  return found
}

/** One more movement in transfer 2. */
const moving = (movement: string): string =>
  `update ledger.transfer set movements = movements || ${movement}::ledger.movement where no = 2`

describe('the invariants', () => {
  test("hold, and the site's own role may check them", async () => {
    expect(await checkInvariants(db.reader)).toEqual([])
  })

  test('find an incomplete movement', async () => {
    expect(await findAfter(`update ledger.transfer set movements = movements || null::ledger.movement where no = 2`)).toEqual([
      'movement-not-whole txn_2',
    ])
    expect(await findAfter(moving("('games', 'games', 'usd', 5)"))).toEqual(['movement-not-whole txn_2'])
  })

  test('find a balance that its entries do not explain', async () => {
    expect(await findAfter("update ledger.wallet set free_coins = free_coins + 1 where player = 'plr_1'")).toEqual([
      'balance-differs-from-entries plr_1',
      'brand-differs-from-wallets no brand',
    ])
    expect(await findAfter("update ledger.wallet set free_winnings = 1 where player = 'plr_2'")).toEqual([
      'balance-differs-from-entries plr_2',
      'brand-differs-from-wallets no brand',
    ])
    expect(await findAfter('update ledger.transfer set winnings = winnings + 1 where no = 2')).toEqual([
      'balance-differs-from-entries txn_2',
    ])
    expect(await findAfter("update ledger.transfer set movements = '{}' where no = 2")).toContain(
      'balance-differs-from-entries plr_1',
    )
  })

  test('find a missing or duplicate version', async () => {
    expect(await findAfter("update ledger.wallet set version = version + 1 where player = 'plr_1'")).toEqual([
      'version-differs-from-transfers plr_1',
    ])
    expect(await findAfter('update ledger.transfer set version = 1 where no = 2')).toContain(
      'version-differs-from-transfers plr_1',
    )
    expect(await findAfter("delete from ledger.wallet where player = 'plr_1'")).toContain('version-differs-from-transfers plr_1')
  })

  test('find a push that the wallet did not count', async () => {
    expect(await findAfter("update ledger.wallet set pushes = pushes - 1 where player = 'plr_1'")).toEqual([
      'push-not-counted plr_1',
    ])
  })

  test('find a balance below its floor', async () => {
    const withoutFloors = [
      'alter domain ledger.balance drop constraint balance_floor',
      'alter table ledger.house_account drop constraint house_floor',
    ]
    expect(await findAfter(...withoutFloors, "update ledger.wallet set free_winnings = -1 where player = 'plr_1'")).toContain(
      'below-floor plr_1',
    )
    expect(await findAfter(...withoutFloors, "update ledger.wallet set held_entries = -1 where player = 'plr_2'")).toContain(
      'below-floor plr_2',
    )
    expect(await findAfter(...withoutFloors, "update ledger.house_account set floor = -39 where code = 'budget:x'")).toContain(
      'below-floor budget:x',
    )
  })

  test('find held amounts that no hold explains', async () => {
    expect(
      await findAfter("update ledger.wallet set held_coins = 5, free_coins = free_coins - 5 where player = 'plr_1'"),
    ).toEqual(['held-differs-from-holds plr_1'])
    expect(await findAfter("update ledger.hold set state = 'voided' where key = 'open'")).toEqual([
      'held-differs-from-holds plr_1',
    ])
  })

  test('find a reversal that does not match its transfer', async () => {
    expect(await findAfter('update ledger.transfer set movements = movements || movements where no = 4')).toContain(
      'reversal-differs txn_4',
    )
  })

  test('find a house account that its entries do not explain', async () => {
    expect(await findAfter("update ledger.house_account set balance = 1 where code = 'sales' and asset = 'coins'")).toEqual([
      'roll-up-differs sales',
    ])
    expect(await findAfter("update ledger.house_account set balance = 0 where code = 'budget:x'")).toEqual([
      'roll-up-differs budget:x',
    ])
    expect(
      await findAfter(
        "update ledger.day_sum set gained = gained + 1 where player = 'plr_1' and asset = 'winnings' and kind = 'gift'",
      ),
    ).toEqual(['sums-differ-from-entries plr_1', 'sums-differ-from-entries plr_1'])
    expect(
      await findAfter("delete from ledger.life_sum where player = 'plr_1' and asset = 'winnings' and kind = 'gift'"),
    ).toEqual(['sums-differ-from-entries plr_1'])
    expect(
      await findAfter(
        "insert into ledger.life_sum values ('plr_1', 'coins', 'round', 'a-game', 0, 5, 1, 1)",
        "insert into ledger.day_sum values ('plr_1', '2026-01-01', 'coins', 'round', 'a-game', 0, 5, 1, 1, 1, 1)",
      ),
    ).toEqual(['sums-differ-from-entries plr_1', 'rounds-differ-from-entries plr_1'])
    expect(await findAfter("update ledger.brand_balance set balance = balance - 1 where asset = 'winnings'")).toEqual([
      'brand-differs-from-wallets no brand',
    ])
    expect(await findAfter("update ledger.rolled_up set upto = '0', after_no = 0")).toContain('roll-up-differs promotions')
  })
})
