import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Id } from '#kernel/id.ts'
import { money, type PlayerAsset } from '#kernel/money.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { readBalances } from './balances.ts'
import { expireHolds, type HoldPosting, type HoldRequest, holdUpTo, placeHold, postHold, takeUpTo, voidHold } from './holds.ts'
import { post } from './post.ts'
import { refusal } from './testing/refusal.ts'
import { gift, newWallet, single, spend } from './testing/wallets.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const HOUR_MS = 3_600_000

let db: TestDatabase
let count = 0
beforeAll(async () => {
  db = await openTestDatabase({ connectionsMax: 16 })
})
afterAll(() => db.close())

const nextPlayer = (): Id<'plr'> => `plr_${++count}`
const request = (player: Id<'plr'>, minor: bigint, more: Partial<HoldRequest> = {}): HoldRequest => ({
  key: 'hold',
  kind: 'redemption',
  player,
  amount: money('winnings', minor),
  ...more,
})
const posting = (minor: bigint, asset: PlayerAsset = 'winnings'): HoldPosting => ({
  to: 'redemptions-payable',
  amount: money(asset, minor),
})
const place = (hold: HoldRequest) => db.transaction((tx) => placeHold(tx, hold))
const take = (id: Id<'hld'>, minor: bigint, asset?: PlayerAsset) =>
  db.transaction((tx) => postHold(tx, id, posting(minor, asset)))
const release = (id: Id<'hld'>) => db.transaction((tx) => voidHold(tx, id))
const expire = (at: number, countMax?: number) => db.transaction((tx) => expireHolds(tx, at, countMax))
const pay = (player: Id<'plr'>, key: string, minor: bigint) =>
  db.transaction((tx) => post(tx, single(key, player, spend(player, 'winnings', minor))))
const stateOf = async (id: Id<'hld'>) =>
  (await db.pool.query<{ state: string }>('select state from ledger.hold where no = $1', [id.slice(4)])).rows[0]?.state
const heldBy = async (player: Id<'plr'>) =>
  (await db.pool.query<{ held: bigint }>('select held_winnings as held from ledger.wallet where player = $1', [player])).rows[0]
    ?.held

describe('a hold', () => {
  test('stays in the balance and cannot be spent', async () => {
    const player = await newWallet(db, nextPlayer(), { winnings: 100n })
    await place(request(player, 60n))
    expect(await readBalances(db.reader, player)).toMatchObject({ version: 1, winnings: 100n })
    expect(await refusal(pay(player, 'too-much', 41n))).toBe('overdraft')
    expect(await refusal(place(request(player, 41n, { key: 'too-much' })))).toBe('overdraft')
    await pay(player, 'the-rest', 40n)
    expect(await refusal(pay(player, 'one-more', 1n))).toBe('overdraft')
  })

  test('cannot be staked by a round', async () => {
    const player = await newWallet(db, nextPlayer(), { entries: 100n })
    await place(request(player, 60n, { amount: money('entries', 60n) }))
    const spin = { ordinal: 0, player, key: 'r', hash: '00', granted: 'entries', won: 'winnings', win: 0, kind: 'round', ref: {} }
    const play = async (stake: number) => {
      const spins = JSON.stringify([{ ...spin, key: `r${stake}`, stake, may_play_won: true, is_free: false }])
      return (await db.pool.query<{ status: string }>('select status from ledger.post_spins($1)', [spins])).rows[0]?.status
    }
    expect(await play(41)).toBe('insufficient')
    expect(await play(40)).toBe('applied')
  })

  test('is posted in full to the house', async () => {
    const player = await newWallet(db, nextPlayer(), { winnings: 100n })
    const { id } = await place(request(player, 60n))
    const { balances, isReplay } = await take(id, 60n)
    expect(isReplay).toBe(false)
    expect(balances).toMatchObject({ version: 2, winnings: 40n })
    expect([await stateOf(id), await heldBy(player)]).toEqual(['posted', 0n])
  })

  test('is posted in part, and the rest is released', async () => {
    const player = await newWallet(db, nextPlayer(), { winnings: 100n })
    const { id } = await place(request(player, 60n))
    expect((await take(id, 25n)).balances.winnings).toBe(75n)
    expect(await heldBy(player)).toBe(0n)
    expect(await refusal(pay(player, 'all', 75n))).toBeUndefined()
  })

  test('cannot be posted beyond its amount', async () => {
    const player = await newWallet(db, nextPlayer(), { winnings: 100n, coins: 100n })
    const { id } = await place(request(player, 60n))
    expect(await refusal(take(id, 61n))).toBe('overdraft')
    expect(await refusal(take(id, 60n, 'coins'))).toBe('overdraft')
    expect(await refusal(take(id, 0n))).toBe('amount-out-of-range')
    expect([await stateOf(id), await heldBy(player)]).toEqual(['pending', 60n])
  })

  test('is voided, which releases the full amount', async () => {
    const player = await newWallet(db, nextPlayer(), { winnings: 100n })
    const { id } = await place(request(player, 60n))
    await release(id)
    expect([await stateOf(id), await heldBy(player)]).toEqual(['voided', 0n])
    expect(await refusal(pay(player, 'all', 100n))).toBeUndefined()
  })
})

describe('a hold of what is left', () => {
  const placeUpTo = (hold: HoldRequest) => db.transaction((tx) => holdUpTo(tx, hold))
  const takeBack = (hold: HoldRequest) => db.transaction((tx) => takeUpTo(tx, { ...hold, to: 'sales' }))

  test('takes the whole amount, or the free part of the balance', async () => {
    const player = await newWallet(db, nextPlayer(), { winnings: 100n })
    expect(await placeUpTo(request(player, 70n))).toMatchObject({ amount: money('winnings', 70n), state: 'pending' })
    expect(await placeUpTo(request(player, 70n, { key: 'second' }))).toMatchObject({ amount: money('winnings', 30n) })
    expect(await heldBy(player)).toBe(100n)
  })

  test('repeated returns the first hold, whatever arrived since', async () => {
    const player = await newWallet(db, nextPlayer(), { winnings: 30n })
    const first = await placeUpTo(request(player, 70n))
    await db.transaction((tx) => post(tx, single('more', player, gift(player, 'winnings', 40n))))
    expect(await placeUpTo(request(player, 70n))).toEqual({ ...first, isReplay: true })
    expect(await refusal(placeUpTo(request(player, 71n)))).toBe('key-reused')
  })

  test('is none without a balance, and remembers nothing', async () => {
    const player = await newWallet(db, nextPlayer())
    expect(await placeUpTo(request(player, 70n))).toBeNull()
    expect(await takeBack(request(player, 70n))).toBeNull()
    await db.transaction((tx) => post(tx, single('more', player, gift(player, 'winnings', 40n))))
    expect(await takeBack(request(player, 70n))).toMatchObject({ amount: money('winnings', 40n), isReplay: false })
    expect(await takeBack(request(player, 70n))).toMatchObject({ amount: money('winnings', 40n), isReplay: true })
  })

  test('and concurrent spends never take more than the balance', async () => {
    const player = await newWallet(db, nextPlayer(), { winnings: 100n })
    const spends = Array.from({ length: 8 }, (_, i) => refusal(pay(player, `s${i}`, 20n)))
    const [taken, ...refusals] = await Promise.all([takeBack(request(player, 70n)), ...spends])
    const spent = 20n * BigInt(refusals.filter((code) => code === undefined).length)
    const { winnings } = await readBalances(db.reader, player)
    expect((taken?.amount.minor ?? 0n) + spent + winnings).toBe(100n)
    expect(winnings).toBeLessThan(20n)
  })
})

describe('repeats of a hold', () => {
  test('placing, posting and voiding again change nothing', async () => {
    const player = await newWallet(db, nextPlayer(), { winnings: 100n })
    const { id } = await place(request(player, 60n))
    expect(await place(request(player, 60n))).toEqual({ id, state: 'pending', isReplay: true })
    expect(await heldBy(player)).toBe(60n)

    const first = await take(id, 50n)
    expect(await take(id, 50n)).toEqual({ ...first, isReplay: true })
    expect(await place(request(player, 60n))).toEqual({ id, state: 'posted', isReplay: true })

    const other = await place(request(player, 20n, { key: 'other' }))
    await release(other.id)
    await release(other.id)
    expect((await readBalances(db.reader, player)).winnings).toBe(50n)
    expect(await heldBy(player)).toBe(0n)
  })

  test('are refused if their content differs', async () => {
    const player = await newWallet(db, nextPlayer(), { winnings: 100n })
    const { id } = await place(request(player, 60n))
    expect(await refusal(place(request(player, 61n)))).toBe('key-reused')
    expect(await refusal(place(request(player, 60n, { kind: 'other' })))).toBe('key-reused')
    expect(await refusal(place(request(player, 60n, { expiresAt: NOW })))).toBe('key-reused')
    await take(id, 50n)
    expect(await refusal(take(id, 51n))).toBe('key-reused')
  })

  test('leave a closed hold as it was closed', async () => {
    const player = await newWallet(db, nextPlayer(), { winnings: 100n })
    const posted = await place(request(player, 10n))
    await take(posted.id, 10n)
    expect(await refusal(release(posted.id))).toBe('hold-closed')
    const voided = await place(request(player, 10n, { key: 'voided' }))
    await release(voided.id)
    expect(await refusal(take(voided.id, 10n))).toBe('hold-closed')
    expect((await readBalances(db.reader, player)).winnings).toBe(90n)
  })

  test("count towards a player's maximum balance", async () => {
    const player = await newWallet(db, nextPlayer(), { coins: 5n })
    await place(request(player, 5n, { amount: money('coins', 5n) }))
    const filled = (minor: bigint) => db.transaction((tx) => post(tx, single('fill', player, gift(player, 'coins', minor))))
    expect(await refusal(filled(2n ** 53n - 5n))).toBe('amount-out-of-range')
    expect((await filled(2n ** 53n - 6n)).balances.coins).toBe(2n ** 53n - 1n)
  })

  test('of unknown players and holds are refused with a code', async () => {
    expect(await refusal(place(request('plr_nobody', 1n)))).toBe('unknown-account')
    expect(await refusal(take('hld_999999', 1n))).toBe('not-found')
    expect(await refusal(release('hld_999999'))).toBe('not-found')
    const player = await newWallet(db, nextPlayer(), { winnings: 1n })
    expect(await refusal(place(request(player, 2n ** 53n)))).toBe('amount-out-of-range')
  })
})

describe('expiry', () => {
  test('releases due holds of all players and assets, and nothing else', async () => {
    const one = await newWallet(db, nextPlayer(), { winnings: 100n, coins: 100n })
    const two = await newWallet(db, nextPlayer(), { winnings: 100n })
    const due = [
      await place(request(one, 10n, { key: 'a', expiresAt: NOW })),
      await place(request(one, 20n, { key: 'b', expiresAt: NOW - HOUR_MS })),
      await place(request(one, 30n, { key: 'c', expiresAt: NOW, amount: money('coins', 30n) })),
      await place(request(two, 40n, { key: 'a', expiresAt: NOW })),
    ]
    const left = [
      await place(request(one, 5n, { key: 'later', expiresAt: NOW + 1_000 })),
      await place(request(two, 6n, { key: 'never' })),
    ]
    expect(await expire(NOW)).toBe(4)
    expect(await expire(NOW)).toBe(0)
    expect(await Promise.all(due.map(({ id }) => stateOf(id)))).toEqual(Array(4).fill('expired'))
    expect(await Promise.all(left.map(({ id }) => stateOf(id)))).toEqual(Array(2).fill('pending'))
    expect([await heldBy(one), await heldBy(two)]).toEqual([5n, 6n])
    expect(await refusal(take((due[0] as { id: Id<'hld'> }).id, 10n))).toBe('hold-closed')
  })

  test('runs in batches', async () => {
    const player = await newWallet(db, nextPlayer(), { winnings: 100n })
    for (let i = 0; i < 5; i++) await place(request(player, 10n, { key: `${i}`, expiresAt: NOW }))
    expect([await expire(NOW, 2), await expire(NOW, 2), await expire(NOW, 2)]).toEqual([2, 2, 1])
    expect(await heldBy(player)).toBe(0n)
  })
})

describe('races', () => {
  test('concurrent post, void and expiry of one hold: exactly one wins', async () => {
    const outcomes = new Set<string>()
    for (let trial = 0; trial < 25; trial++) {
      const player = await newWallet(db, nextPlayer(), { winnings: 100n })
      const { id } = await place(request(player, 60n, { expiresAt: NOW }))
      const taking = refusal(take(id, 60n))
      const voiding = refusal(release(id))
      const expiring = expire(NOW)
      const [taken, voided, expired] = await Promise.all([taking, voiding, expiring])
      const state = (await stateOf(id)) as string
      outcomes.add(state)
      expect(taken).toBe(state === 'posted' ? undefined : 'hold-closed')
      expect(voided).toBe(state === 'posted' ? 'hold-closed' : undefined)
      expect(expired).toBe(state === 'expired' ? 1 : 0)
      expect(await heldBy(player)).toBe(0n)
      expect((await readBalances(db.reader, player)).winnings).toBe(state === 'posted' ? 40n : 100n)
    }
    expect(outcomes.has('pending')).toBe(false)
  })

  test('concurrent holds and spends of one balance never exceed it', async () => {
    const player = await newWallet(db, nextPlayer(), { winnings: 100n })
    const calls = Array.from({ length: 20 }, (_, i) =>
      refusal(i % 2 === 0 ? place(request(player, 10n, { key: `${i}` })) : pay(player, `p${i}`, 10n)),
    )
    const answers = await Promise.all(calls)
    expect(answers.filter((code) => code === undefined)).toHaveLength(10)
    expect(answers.filter((code) => code === 'overdraft')).toHaveLength(10)
    const { winnings } = await readBalances(db.reader, player)
    expect(winnings).toBe(await heldBy(player))
  })

  test('concurrent jobs expire each hold once', async () => {
    const players = await Promise.all(Array.from({ length: 10 }, () => newWallet(db, nextPlayer(), { winnings: 100n })))
    const places = players.flatMap((player) => [1, 2, 3].map((i) => place(request(player, 10n, { key: `${i}`, expiresAt: NOW }))))
    await Promise.all(places)
    const counts = await Promise.all(Array.from({ length: 6 }, () => expire(NOW)))
    expect(counts.reduce((sum, n) => sum + n, 0)).toBe(30)
    expect(await Promise.all(players.map(heldBy))).toEqual(Array(10).fill(0n))
  })
})
