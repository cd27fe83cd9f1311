import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedOf } from '#engine/testing/fresh-seeds.node.ts'
import type { Id } from '#kernel/id.ts'
import { money } from '#kernel/money.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { withClient } from '#platform/testing/cluster.setup.ts'
import { readBalances } from './balances.ts'
import { setBudget } from './budgets.ts'
import type { LedgerErrorCode } from './errors.ts'
import { post, postAlone } from './post.ts'
import { createDice } from './testing/dice.ts'
import { refusal } from './testing/refusal.ts'
import { gift, newWallet, single, spend } from './testing/wallets.ts'
import type { Budget, PostedTransfer, TransferRequest } from './types.ts'

const PAST = 2n ** 53n

let db: TestDatabase
let count = 0
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const nextPlayer = (): Id<'plr'> => `plr_${++count}`
const send = (request: TransferRequest): Promise<PostedTransfer> => db.transaction((tx) => post(tx, request))
const asOwner = (text: string) => withClient(db.ownerUrl, (client) => client.query(text))
/** What the table's owner may try to insert. */
const aTransfer = (...movements: string[]): string =>
  `(player, key, request_hash, kind, ref, movements, version, coins, tour_points, entries, winnings)
   values ('plr_x', gen_random_uuid(), '', 'k', '{}', array[${movements.join(', ')}]::ledger.movement[], 1, 0, 0, 0, 0)`
const rowsOf = async (player: Id<'plr'>) =>
  (await db.pool.query('select * from ledger.transfer where player = $1 order by no', [player])).rows

describe('a posting', () => {
  test('moves several assets of a player together, and reports it', async () => {
    const player = await newWallet(db, nextPlayer(), { coins: 500n })
    const { id, isReplay, balances } = await send({
      key: 'daily',
      kind: 'daily-login',
      player,
      movements: [gift(player, 'coins', 100n), gift(player, 'entries', 7n), spend(player, 'coins', 20n)],
    })
    expect(id).toMatch(/^txn_\d+$/)
    expect(isReplay).toBe(false)
    expect(balances).toEqual({
      version: 2,
      coins: 580n,
      tourPoints: 0n,
      entries: 7n,
      winnings: 0n,
    })
    expect(await readBalances(db.reader, player)).toEqual(balances)
  })

  test('nets its movements: one may spend what another grants', async () => {
    const player = await newWallet(db, nextPlayer(), { coins: 10n })
    const movements = [spend(player, 'coins', 50n), gift(player, 'coins', 40n)]
    const { balances } = await send({ key: 'swap', kind: 'swap', player, movements })
    expect(balances).toMatchObject({ version: 2, coins: 0n })
  })

  test('accepts any budget name', async () => {
    const house: Budget = `budget:"{a, \\b}'(c)`
    await db.transaction((tx) => setBudget(tx, house, money('coins', 5n)))
    const player = await newWallet(db, nextPlayer())
    await send(single('odd', player, { ...gift(player, 'coins', 5n), from: { house, asset: 'coins' } }))
    const { rows } = await db.pool.query('select balance from ledger.house_account where code = $1', [house])
    expect(rows).toEqual([{ balance: -5n }])
  })

  test('records a version and a balance on each entry', async () => {
    const player = await newWallet(db, nextPlayer(), { coins: 500n, winnings: 40n })
    await send(single('one', player, spend(player, 'coins', 120n)))
    await send(single('two', player, spend(player, 'winnings', 15n)))
    const { rows } = await db.pool.query(
      'select version, asset, amount, balance from ledger.statement where player = $1 order by version, asset',
      [player],
    )
    expect(rows).toEqual([
      { version: 1n, asset: 'coins', amount: 500n, balance: 500n },
      { version: 1n, asset: 'winnings', amount: 40n, balance: 40n },
      { version: 2n, asset: 'coins', amount: -120n, balance: 380n },
      { version: 3n, asset: 'winnings', amount: -15n, balance: 25n },
    ])
  })

  test('PAY-7 sums to zero for each asset', async () => {
    const player = await newWallet(db, nextPlayer(), {
      coins: 3n,
      tourPoints: 4n,
      entries: 5n,
      winnings: 6n,
    })
    const { rows } = await db.pool.query(
      `select asset, sum(amount)::bigint as sum, count(*)::int as count from ledger.entry
       where transfer in (select no from ledger.transfer where player = $1) group by asset`,
      [player],
    )
    expect(rows).toHaveLength(4)
    for (const row of rows) expect(row).toMatchObject({ sum: 0n, count: 2 })
  })

  test('notifies the player’s clients in the same transaction', async () => {
    const player = await newWallet(db, nextPlayer())
    const pushes = async () =>
      (await db.pool.query('select seq, payload::json from outbox.message where channel = $1 order by seq', [`player:${player}`]))
        .rows
    await expect(
      db.transaction(async (tx) => {
        await post(tx, single('undone', player, gift(player, 'coins', 5n)))
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    expect(await pushes()).toEqual([])
    const { id } = await send(single('done', player, gift(player, 'coins', 5n)))
    const data = {
      version: 1,
      coins: 5,
      tourPoints: 0,
      entries: 0,
      winnings: 0,
      reason: 'test',
      ledgerId: id,
    }
    expect(await pushes()).toEqual([{ seq: 1n, payload: { type: 'setBalance', data } }])
  })
})

describe.each([
  ['in a transaction', send],
  ['alone', (request: TransferRequest) => postAlone(db, request)],
])('%s,', (how, send) => {
  describe('the same key', () => {
    test('with the same request returns the first result, whatever happened since', async () => {
      const player = await newWallet(db, nextPlayer(), { coins: 100n })
      const first = await send(single('key', player, spend(player, 'coins', 30n)))
      await send(single('other', player, spend(player, 'coins', 70n)))
      expect(await send(single('key', player, spend(player, 'coins', 30n)))).toEqual({
        ...first,
        isReplay: true,
      })
      expect((await readBalances(db.reader, player)).coins).toBe(0n)
    })

    test('with another request is refused', async () => {
      const player = await newWallet(db, nextPlayer(), { coins: 100n })
      const request = single('key', player, spend(player, 'coins', 30n))
      await send(request)
      const others: TransferRequest[] = [
        { ...request, movements: [spend(player, 'coins', 31n)] },
        { ...request, kind: 'another' },
        { ...request, ref: { order: 1 } },
        { ...request, movements: [...request.movements, ...request.movements] },
      ]
      for (const other of others) expect(await refusal(send(other))).toBe('key-reused')
      expect(await rowsOf(player)).toHaveLength(2)
    })

    test('is independent for another player', async () => {
      const [one, two] = [await newWallet(db, nextPlayer()), await newWallet(db, nextPlayer())]
      await send(single('key', one, gift(one, 'coins', 1n)))
      expect((await send(single('key', two, gift(two, 'coins', 2n)))).isReplay).toBe(false)
    })

    test('moves once from many concurrent connections', async () => {
      const player = await newWallet(db, nextPlayer(), { coins: 100n })
      const request = single('key', player, spend(player, 'coins', 30n))
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(request)))
      expect(answers.filter(({ isReplay }) => !isReplay)).toHaveLength(1)
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
      expect((await readBalances(db.reader, player)).coins).toBe(70n)
    })
  })

  describe('ACC-9 a bad call moves nothing and is refused with a code', () => {
    const cases: readonly [LedgerErrorCode, string, (player: Id<'plr'>) => TransferRequest][] = [
      ['overdraft', 'more than the player has', (p) => single('k', p, spend(p, 'coins', 101n))],
      ['overdraft', 'of an asset the player has none of', (p) => single('k', p, spend(p, 'winnings', 1n))],
      ['amount-out-of-range', 'nothing', (p) => single('k', p, gift(p, 'coins', 0n))],
      ['amount-out-of-range', 'less than nothing', (p) => single('k', p, gift(p, 'coins', -1n))],
      ['amount-out-of-range', 'past 2^53', (p) => single('k', p, gift(p, 'coins', PAST))],
      ['amount-out-of-range', 'past 2^64', (p) => single('k', p, gift(p, 'coins', 2n ** 70n))],
      ['amount-out-of-range', 'a balance past 2^53', (p) => single('k', p, gift(p, 'coins', PAST - 1n))],
      ['amount-out-of-range', 'no movement', (p) => ({ ...single('k', p, gift(p, 'coins', 1n)), movements: [] })],
      ['foreign-account', 'another player’s money', (p) => single('k', p, gift('plr_other', 'coins', 1n))],
      [
        'unbalanced',
        'one asset into another',
        (p) => single('k', p, { ...gift(p, 'coins', 1n), to: { player: p, asset: 'entries' } }),
      ],
      [
        'unbalanced',
        'an account to itself',
        (p) => single('k', p, { ...gift(p, 'coins', 1n), from: { player: p, asset: 'coins' } }),
      ],
      [
        'unknown-account',
        'no such budget',
        (p) => single('k', p, { ...gift(p, 'coins', 1n), from: { house: 'budget:none', asset: 'coins' } }),
      ],
    ]
    test.each(cases)('%s: %s', async (code, _what, request) => {
      const player = await newWallet(db, nextPlayer(), { coins: 100n })
      expect(await refusal(send(request(player)))).toBe(code)
      expect(await readBalances(db.reader, player)).toMatchObject({
        version: 1,
        coins: 100n,
        winnings: 0n,
      })
      expect(await rowsOf(player)).toHaveLength(1)
    })

    test('unknown-account: a player without a wallet', async () => {
      expect(await refusal(send(single('k', 'plr_nobody', gift('plr_nobody', 'coins', 1n))))).toBe('unknown-account')
      expect(await refusal(readBalances(db.reader, 'plr_nobody'))).toBe('unknown-account')
    })
  })

  describe('a budget', () => {
    const spring: Budget = `budget:spring ${how}`
    const grant = (player: Id<'plr'>, key: string, minor: bigint): TransferRequest =>
      single(key, player, {
        ...gift(player, 'coins', minor),
        from: { house: spring, asset: 'coins' },
      })

    test('grants exactly its amount under concurrency', async () => {
      await db.transaction((tx) => setBudget(tx, spring, money('coins', 100n)))
      const players = await Promise.all(Array.from({ length: 12 }, () => newWallet(db, nextPlayer())))
      const answers = await Promise.all(players.map((player) => refusal(send(grant(player, 'k', 15n)))))
      expect(answers.filter((code) => code === undefined)).toHaveLength(6)
      expect(answers.filter((code) => code === 'overdraft')).toHaveLength(6)
      const { rows } = await db.pool.query('select balance from ledger.house_account where code = $1', [spring])
      expect(rows).toEqual([{ balance: -90n }])
    })

    test('grows, and does not shrink below what it has granted', async () => {
      const setTo = (minor: bigint) => refusal(db.transaction((tx) => setBudget(tx, spring, money('coins', minor))))
      expect(await setTo(89n)).toBe('overdraft')
      expect(await setTo(200n)).toBeUndefined()
      const player = await newWallet(db, nextPlayer())
      expect(await refusal(send(grant(player, 'k', 110n)))).toBeUndefined()
      expect(await refusal(send(grant(player, 'more', 1n)))).toBe('overdraft')
    })
  })
})

describe('the tables', () => {
  test('are read-only for the site’s role', async () => {
    const writes = [
      "insert into ledger.wallet (player, free_coins) values ('plr_x', 1)",
      'update ledger.wallet set free_coins = 1',
      'delete from ledger.wallet',
      `insert into ledger.transfer ${aTransfer("('games', 'player', 'coins', 1)")}`,
      'update ledger.transfer set version = 1',
      'delete from ledger.transfer',
      'truncate ledger.transfer cascade',
      "insert into ledger.house_account (code, asset) values ('mine', 'coins')",
      'update ledger.house_account set floor = -1',
      "update ledger.hold set state = 'voided'",
      'update ledger.rolled_up set after_no = 0',
      "select ledger.change_held('plr_1', 'coins', 5)",
      'alter table ledger.transfer disable trigger all',
      'alter domain ledger.amount drop constraint amount_range',
    ]
    for (const write of writes) await expect(db.pool.query(write)).rejects.toThrow(/permission denied|must be owner/)
  })

  test('refuse updates, even from their owner', async () => {
    const player = await newWallet(db, nextPlayer(), { coins: 5n })
    const rewrites = [
      'update ledger.transfer set coins = 0',
      'delete from ledger.transfer',
      'truncate ledger.transfer cascade',
      'update ledger.transfer set movements[1].amount = 7',
      `delete from ledger.wallet where player = '${player}'`,
      'truncate ledger.hold',
    ]
    for (const rewrite of rewrites) await expect(asOwner(rewrite)).rejects.toThrow('append only')
  })

  test('refuse incomplete movements, even from their owner', async () => {
    const broken: readonly [string, string][] = [
      ['amount_range', "('games', 'player', 'coins', -5)"],
      ['amount_range', "('games', 'player', 'coins', 0)"],
      ['amount_range', "('games', 'player', 'coins', null)"],
      ['amount_range', `('games', 'player', 'coins', ${PAST})`],
      ['account_check', "(null, 'player', 'coins', 5)"],
      ['account_check', "('games', null, 'coins', 5)"],
    ]
    for (const [named, movement] of broken) {
      await expect(asOwner(`insert into ledger.transfer ${aTransfer(movement)}`), movement).rejects.toThrow(named)
    }
    await expect(asOwner('insert into ledger.entry (transfer, amount) values (1, 5)')).rejects.toThrow('cannot insert into view')
  })

  test('contain only transfers that sum to zero for each asset, whatever their owner writes', async () => {
    const seed = `${seedOf(20_261_124)}`
    const dice = createDice(seed)
    const accounts = ['player', 'games', 'sales', 'budget:x']
    const inserts = Array.from({ length: 100 }, () => {
      const movements = Array.from({ length: dice.below(4) }, () => {
        const amount = dice.pick([1, 5, 1_000])
        return `('${dice.pick(accounts)}', '${dice.pick(accounts)}', '${dice.pick(['coins', 'entries', 'usd'])}', ${amount})`
      })
      return `insert into ledger.transfer ${aTransfer(...movements)}`
    })
    await asOwner(inserts.join(';'))
    const { rows } = await db.pool.query('select transfer, asset from ledger.entry group by 1, 2 having sum(amount) <> 0')
    expect(rows, `seed ${seed}`).toEqual([])
  })
})
