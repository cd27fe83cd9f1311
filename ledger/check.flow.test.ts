import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { assert } from '#kernel/result.ts'
import { type Database, openDatabase, type Tx } from '#platform/db/database.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { setBudget } from './budgets.ts'
import { findNew } from './check.ts'
import { placeHold, postHold } from './holds.ts'
import { checkInvariants, type Finding } from './invariants.ts'
import { post } from './post.ts'
import { postHouse } from './post-house.ts'
import { reverse } from './reverse.ts'
import { rollUpAll } from './testing/roll-up-all.ts'
import { verifyAll } from './testing/verify-all.ts'
import { gift, newWallet, round, single } from './testing/wallets.ts'

const PLAYER = 'plr_1'
/** Has not moved since it was verified. */
const IDLE = 'plr_idle'

let db: TestDatabase
/** As a superuser, bypassing every guard of the tables. */
let owner: Database
/** Numbers of transfers after the checkpoint. */
const fresh: Record<'gift' | 'round' | 'reversal' | 'hold' | 'house', string> = {
  gift: '',
  round: '',
  reversal: '',
  hold: '',
  house: '',
}

const settlement = (key: string) => ({
  key,
  kind: 'settlement',
  ref: {},
  movements: [{ from: 'payment-clearing', to: 'bank', amount: money('usd', 900n) }] as const,
})
let openHold = ''

beforeAll(async () => {
  db = await openTestDatabase({ connectionsMax: 12 })
  owner = openDatabase({ url: db.ownerUrl })
  await newWallet(db, PLAYER, { coins: 1_000n, winnings: 500n })
  await newWallet(db, IDLE, { coins: 70n })
  await newWallet(db, 'plr_empty')
  await db.transaction(async (tx) => {
    await post(tx, round('one', PLAYER))
    await post(tx, round('one', IDLE))
    await postHouse(tx, settlement('day 1'))
    await setBudget(tx, 'budget:x', money('coins', 100n))
    const budgeted = { ...gift(PLAYER, 'coins', 40n), from: { house: 'budget:x', asset: 'coins' } } as const
    await post(tx, single('budgeted', PLAYER, budgeted))
  })
  assert((await verifyAll(db)).length === 0, 'the ledger is whole')
  await db.transaction(async (tx) => {
    fresh.gift = (await post(tx, single('new', PLAYER, gift(PLAYER, 'coins', 300n)))).id.slice(4)
    fresh.round = (await post(tx, round('two', PLAYER))).id.slice(4)
    // The second step of a round of which the first one is verified.
    await post(tx, { ...round('three', PLAYER), ref: { round: 'rnd_one', game: 'a-game' } })
    fresh.reversal = (await reverse(tx, `txn_${fresh.gift}`)).id.slice(4)
    fresh.house = (await postHouse(tx, settlement('day 2'))).id.slice(4)
    const hold = { kind: 'redemption', player: PLAYER, amount: money('winnings', 50n) } as const
    openHold = (await placeHold(tx, { ...hold, key: 'open' })).id
    const { id: posted } = await placeHold(tx, { ...hold, key: 'posted' })
    fresh.hold = (await postHold(tx, posted, { to: 'redemptions-payable', amount: hold.amount })).id.slice(4)
  })
  await rollUpAll(db)
})
afterAll(async () => {
  await owner.close()
  await db.close()
})

class Undo extends Error {}

/** What a check finds after tampering, which is then undone. */
async function findAfter(tampering: readonly string[], check: (tx: Tx) => Promise<Finding[]> = findNew): Promise<string[]> {
  const found: string[] = []
  const work = owner.transaction(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const statement of tampering) await sql.raw(statement).execute(tx)
    found.push(...(await check(tx)).map(({ invariant, subject }) => `${invariant} ${subject}`))
    throw new Undo()
  })
  await expect(work).rejects.toThrow(Undo)
  return found
}

describe('the check of what is new', () => {
  test('passes on a ledger that is whole, and says nothing of verified entries', async () => {
    expect(await findNew(owner.reader)).toEqual([])
    expect(await checkInvariants(db.reader)).toEqual([])
    const { rows } = await db.pool.query<{ upto: bigint }>('select upto_no as upto from ledger.checked')
    expect(rows[0]!.upto).toBeLessThan(BigInt(fresh.gift))
  })

  test.each([
    ['a balance of a wallet that moved', "update ledger.wallet set free_coins = free_coins + 1 where player = 'plr_1'"],
    ['a balance of an idle wallet', "update ledger.wallet set free_coins = free_coins + 1 where player = 'plr_idle'"],
    ['a balance of an empty wallet', "update ledger.wallet set free_winnings = 1 where player = 'plr_empty'"],
  ])('finds %s that was changed by hand', async (_, statement) => {
    const player = /plr_\w+/.exec(statement)![0]
    expect(await findAfter([statement])).toEqual([
      `balance-differs-from-entries ${player}`,
      'brand-differs-from-wallets no brand',
    ])
  })

  test('finds versions with a gap, and a wallet that is gone', async () => {
    const found = 'version-differs-from-transfers plr_1'
    expect(await findAfter(["update ledger.wallet set version = version + 1 where player = 'plr_1'"])).toEqual([found])
    expect(await findAfter(["update ledger.wallet set version = version - 1 where player = 'plr_idle'"])).toEqual([
      'version-differs-from-transfers plr_idle',
    ])
    expect(await findAfter([`update ledger.transfer set version = version + 1 where no = ${fresh.round}`])).toContain(found)
    expect(await findAfter([`update ledger.transfer set version = 1 where no = ${fresh.round}`])).toContain(found)
    expect(await findAfter([`delete from ledger.transfer where no = ${fresh.round}`])).toContain(found)
    expect(await findAfter(["delete from ledger.wallet where player = 'plr_idle'"])).toContain(
      'version-differs-from-transfers plr_idle',
    )
    const copied = `insert into ledger.transfer (player, key, request_hash, kind, ref, movements, version, coins, tour_points, entries, winnings)
      select 'plr_none', key, request_hash, kind, ref, movements, 1, 300, 0, 0, 0 from ledger.transfer where no = ${fresh.gift}`
    expect(await findAfter([copied])).toContain('version-differs-from-transfers plr_none')
  })

  test('finds new entries that do not explain the balance', async () => {
    expect(await findAfter([`update ledger.transfer set winnings = winnings + 1 where no = ${fresh.gift}`])).toEqual([
      `balance-differs-from-entries txn_${fresh.gift}`,
    ])
    expect(await findAfter([`update ledger.transfer set movements = '{}' where no = ${fresh.gift}`])).toEqual(
      expect.arrayContaining([
        'balance-differs-from-entries plr_1',
        `reversal-differs txn_${fresh.reversal}`,
        'roll-up-differs promotions',
        'sums-differ-from-entries plr_1',
      ]),
    )
  })

  test('finds an incomplete movement, a reversal that differs, and a hold that was not posted', async () => {
    const moving = (no: string, movement: string) =>
      `update ledger.transfer set movements = movements || ${movement}::ledger.movement where no = ${no}`
    expect(await findAfter([moving(fresh.round, 'null')])).toEqual([`movement-not-whole txn_${fresh.round}`])
    expect(await findAfter([moving(fresh.round, "('games', 'games', 'usd', 5)")])).toEqual([
      `movement-not-whole txn_${fresh.round}`,
    ])
    expect(await findAfter([`update ledger.transfer set key = 'reversal txn_x' where no = ${fresh.reversal}`])).toEqual([
      `reversal-differs txn_${fresh.reversal}`,
    ])
    expect(await findAfter([`update ledger.hold set state = 'voided', transfer = null where key = 'posted'`])).toEqual([
      expect.stringContaining('held-differs-from-holds hld_'),
    ])
  })

  test('finds held amounts without a hold, pushes that were not counted, and amounts below a floor', async () => {
    expect(
      await findAfter(["update ledger.wallet set held_coins = 5, free_coins = free_coins - 5 where player = 'plr_idle'"]),
    ).toEqual(['held-differs-from-holds plr_idle'])
    expect(await findAfter([`update ledger.hold set state = 'voided' where no = ${openHold.slice(4)}`])).toEqual([
      'held-differs-from-holds plr_1',
    ])
    expect(await findAfter(["update ledger.wallet set pushes = pushes - 1 where player = 'plr_1'"])).toEqual([
      'push-not-counted plr_1',
    ])
    expect(
      await findAfter([
        'alter table ledger.house_account drop constraint house_floor',
        "update ledger.house_account set floor = -39 where code = 'budget:x'",
      ]),
    ).toEqual(['below-floor budget:x'])
  })

  test('finds house accounts, and sums of days, lifetimes and brands that were changed by hand', async () => {
    const changed = (table: string, change: string, where: string) =>
      findAfter([`update ledger.${table} set ${change} where ${where}`])
    expect(await changed('house_account', 'balance = balance + 1', "code = 'sales' and asset = 'usd'")).toEqual([
      'roll-up-differs sales',
    ])
    expect(await changed('house_account', 'balance = 0', "code = 'budget:x'")).toEqual(['roll-up-differs budget:x'])
    expect(await changed('brand_balance', 'balance = balance - 1', "asset = 'coins'")).toEqual([
      'brand-differs-from-wallets no brand',
    ])
    for (const column of ['gained', 'spent', 'rounds', 'rounds_of_asset']) {
      for (const player of [PLAYER, IDLE]) {
        const ofRounds = `player = '${player}' and game = 'a-game' and asset = 'coins'`
        expect(await changed('life_sum', `${column} = ${column} + 1`, ofRounds)).toEqual([`sums-differ-from-entries ${player}`])
        expect(await changed('day_sum', `${column} = ${column} + 1`, ofRounds)).toEqual([`sums-differ-from-entries ${player}`])
      }
    }
    expect(await findAfter(["delete from ledger.life_sum where player = 'plr_idle'"])).toContain(
      'sums-differ-from-entries plr_idle',
    )
    expect(await findAfter(["insert into ledger.life_sum values ('plr_x', 'coins', 'gift', '', 1, 0, 0, 0)"])).toEqual([
      'sums-differ-from-entries plr_x',
    ])
  })

  test('finds a transfer of the house that is gone, differs or is not whole', async () => {
    const ofHouse = (rest: string) => findAfter([`${rest} where no = ${fresh.house}`])
    const differs = ['roll-up-differs bank', 'roll-up-differs payment-clearing']
    expect((await ofHouse('delete from ledger.house_transfer')).toSorted()).toEqual(differs)
    const other = `update ledger.house_transfer set movements = '{"(payment-clearing,bank,usd,901)"}'`
    expect((await ofHouse(other)).toSorted()).toEqual(differs)
    expect(await ofHouse(`update ledger.house_transfer set movements = movements || null::ledger.movement`)).toEqual([
      `movement-not-whole txn_${fresh.house}`,
    ])
  })

  test('finds a roll-up that went back, and a checkpoint that was changed', async () => {
    expect(await findAfter(["update ledger.rolled_up set upto = '0', after_no = 0"])).toContain('roll-up-differs rolled_up')
    expect(await findAfter(["update ledger.checked_wallet set coins = coins + 1 where player = 'plr_idle'"])).toEqual([
      'balance-differs-from-entries plr_idle',
    ])
    expect(await findAfter(["delete from ledger.checked_wallet where player = 'plr_idle'"])).toEqual([
      'balance-differs-from-entries plr_idle',
      'version-differs-from-transfers plr_idle',
    ])
    expect(await findAfter([`update ledger.checked set upto_no = ${fresh.round}`])).toContain(
      'version-differs-from-transfers plr_1',
    )
    const forged = [
      'update ledger.rolled_up set after_no = after_no + 1000, summed_after_no = summed_after_no + 1000',
      'update ledger.wallet set version = version + 1, free_coins = free_coins + 1 where player = ' + `'${IDLE}'`,
      `insert into ledger.transfer (player, key, request_hash, kind, ref, movements, version, coins, tour_points, entries, winnings)
        select '${IDLE}', 'new', request_hash, 'gift', '{}', '{"(promotions,player,coins,1)"}', 3, 61, 0, 0, 0
        from ledger.transfer where no = ${fresh.gift}`,
    ]
    expect(await findAfter(forged)).toEqual(
      expect.arrayContaining(['roll-up-differs promotions', `sums-differ-from-entries ${IDLE}`]),
    )
  })

  test('finds a history that was rewritten together with its balance, which the whole check takes for true', async () => {
    const rewritten = [
      `update ledger.transfer set movements = '{"(promotions,player,coins,71)"}', coins = 71 where player = '${IDLE}' and version = 1`,
      `update ledger.transfer set coins = 61 where player = '${IDLE}' and version = 2`,
      `update ledger.wallet set free_coins = 61 where player = '${IDLE}'`,
      `update ledger.life_sum set gained = 71 where player = '${IDLE}' and kind = 'gift'`,
      `update ledger.day_sum set gained = 71 where player = '${IDLE}' and kind = 'gift'`,
      `update ledger.house_account set balance = balance - 1 where code = 'promotions' and asset = 'coins'`,
      `update ledger.brand_balance set balance = balance + 1 where asset = 'coins'`,
    ]
    expect(await findAfter(rewritten, checkInvariants)).toEqual([])
    expect(await findAfter(rewritten)).toContain(`balance-differs-from-entries ${IDLE}`)
  })

  test('leaves an entry that was changed after it was verified to the whole check', async () => {
    const changed = [`update ledger.transfer set movements = '{}' where player = '${IDLE}' and version = 1`]
    expect(await findAfter(changed)).toEqual([])
    expect(await findAfter(changed, checkInvariants)).toContain(`balance-differs-from-entries ${IDLE}`)
    const deleted = [`delete from ledger.transfer where player = '${IDLE}' and version = 1`]
    expect(await findAfter(deleted)).toEqual([])
    expect(await findAfter(deleted, checkInvariants)).toContain(`version-differs-from-transfers ${IDLE}`)
  })
})
