import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { switchToSweepStakes } from '#features/account/account/contract.ts'
import { getInfo } from '#features/protection/reality-check/contract.ts'
import { DAY_MS, MINUTE_MS } from '#kernel/time.ts'
import { money } from '#kernel/money.ts'
import { placeHold, readBalances, voidHold } from '#ledger/index.ts'
import { insertFreeSpins } from './store.ts'
import { mintWith, played, SLUG, spin, STAKE, type Wallet } from '#apps/site/testing/spins.ts'
import * as contract from '../contract.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const playerWith = (balances: Wallet) => mintWith(site, balances)
const balancesOf = (player: TestPlayer) => readBalances(site.context.reader, player.playerId)

/** The first two answers, whichever process gives them. */
const firstTwo = <T>(answers: readonly Promise<T>[]): Promise<T[]> =>
  new Promise((resolve) => {
    const given: T[] = []
    for (const answer of answers) void answer.then((value) => given.push(value) === 2 && resolve([...given]))
  })

const countRounds = async (player: TestPlayer): Promise<number> => {
  const { rows } = await site.database.pool.query('select count(*)::int as count from game_round where player = $1', [
    player.playerId,
  ])
  return rows[0].count
}

describe('a round', () => {
  test('debits the granted balance, credits its win to the won one, and returns both', async () => {
    const player = await playerWith({ coins: 100_000 })
    let expected = { coins: 100_000n, tourPoints: 0n }
    for (let round = 0; round < 30; round++) {
      const { round: done, balances } = await played(player)
      expected = {
        coins: expected.coins - BigInt(done.fromGranted),
        tourPoints: expected.tourPoints - BigInt(done.fromWon) + BigInt(done.win),
      }
      expect(done.fromGranted + done.fromWon).toBe(STAKE)
      expect(await balancesOf(player)).toMatchObject(expected)
      expect(balances).toMatchObject({ coins: Number(expected.coins), tourPoints: Number(expected.tourPoints) })
      expect(done.balanceAfter - done.balanceBefore).toBe(done.win - STAKE)
    }
  })

  test('spends the granted balance first, then the won one', async () => {
    const player = await playerWith({ coins: 500, tourPoints: 5_000 })
    expect((await played(player)).round).toMatchObject({ fromGranted: 500, fromWon: 1_500 })
  })

  test('counts towards the totals of the current session and not of an earlier one (HIST-6)', async () => {
    const player = await playerWith({ coins: 100_000 })
    await played(player)
    site.advance(31 * MINUTE_MS)
    await site.database.pool.query('update player_session set last_active_at = $2, confirmed_at = $2 where player = $1', [
      player.playerId,
      new Date(site.clock.now()),
    ])
    expect((await player.call(getInfo)).body.data.played).toEqual([])
    const rounds = [await played(player), await played(player)]
    const win = rounds.reduce((sum, { round }) => sum + round.win, 0)
    expect((await player.call(getInfo)).body.data.played).toEqual([
      { mode: 'TournamentPoints', rounds: 2, stake: 2 * STAKE, win },
    ])
  })

  test('ROUND-1 writes a transfer, a balance push and an event in one transaction', async () => {
    const player = await playerWith({ coins: 10_000 })
    const { round, balances } = await played(player)
    const { rows: pushes } = await site.database.pool.query(
      'select payload::json from outbox.message where channel = $1 order by seq desc limit 1',
      [`player:${player.playerId}`],
    )
    expect(pushes[0].payload).toMatchObject({ type: 'setBalance', data: { version: balances.version, coins: balances.coins } })
    const { rows: events } = await site.database.pool.query(
      'select type, payload from outbox.event where player = $1 order by id desc limit 1',
      [player.playerId],
    )
    expect(events[0]).toMatchObject({ type: 'round.settled', payload: { roundId: round.id, stake: STAKE, win: round.win } })
    const { rows: transfers } = await site.database.pool.query(
      'select sum(e.amount)::int as sum, count(*)::int as count from ledger.transfer t join ledger.entry e on e.transfer = t.no where t.player = $1 and t.kind = $2',
      [player.playerId, 'round'],
    )
    expect(transfers[0].sum).toBe(0)
    expect(transfers[0].count).toBeGreaterThanOrEqual(2)
  })

  test('is refused for an amount that the game does not have and for an unknown game', async () => {
    const player = await playerWith({ coins: 10_000 })
    expect(await spin(player, { stake: 1_999 })).toMatchObject({ status: 422, body: { code: 'invalid-input' } })
    expect(await spin(player, { slug: 'no-such-game' })).toMatchObject({ status: 404 })
    expect(await countRounds(player)).toBe(0)
  })
})

describe('a repeated request', () => {
  test('ROUND-11 the same request id returns the same round, even concurrently from several processes', async () => {
    const player = await playerWith({ coins: 100_000 })
    const answers = await Promise.all(Array.from({ length: 25 }, () => spin(player, { key: 'storm-1' })))
    const ids = answers.map(({ body }) => (body.success ? body.data.round.id : body))
    expect(new Set(ids).size).toBe(1)
    const later = await played(player, { key: 'storm-1' })
    expect(later.round.id).toBe(ids[0])
    expect(await countRounds(player)).toBe(1)
    const { coins, tourPoints } = await balancesOf(player)
    expect(Number(coins + tourPoints)).toBe(100_000 - STAKE + later.round.win)
  })

  test('returns the same round after the player has switched the mode', async () => {
    const player = await playerWith({ coins: 100_000, entries: 100_000 })
    const { round } = await played(player, { key: 'before' })
    await player.call(switchToSweepStakes)
    expect((await played(player, { key: 'before' })).round.id).toBe(round.id)
    expect(await countRounds(player)).toBe(1)
  })

  test('a different request under a known id is refused', async () => {
    const player = await playerWith({ coins: 100_000 })
    await played(player, { key: 'mine' })
    expect(await spin(player, { key: 'mine', stake: 4_000 })).toMatchObject({ status: 422, body: { code: 'key-reused' } })
    expect(await countRounds(player)).toBe(1)
  })

  test('ROUND-2 a concurrent second spin is refused and moves nothing', async () => {
    const player = await playerWith({ coins: 100_000 })
    await played(player)
    const holder = await site.database.sessions.connect()
    await holder.query('begin')
    await holder.query('select from fair_seed_pair where player = $1 for update', [player.playerId])
    const asked = ['one', 'two', 'three'].map((key) => spin(player, { key }))
    const refused = await firstTwo(asked)
    await holder.query('commit')
    holder.release()
    const answers = await Promise.all(asked)
    expect(refused.map(({ status }) => status)).toEqual([409, 409])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'already-spinning',
      detail: 'Already spinning',
    })
    expect(await countRounds(player)).toBe(2)
  })

  test('two processes never play the same nonce, nor lose or double a round', async () => {
    await using other = await openTestSite({ beside: site })
    const player = await playerWith({ coins: 1_000_000 })
    const twin = other.visitor()
    for (const [name, value] of player.cookies) twin.cookies.set(name, value)
    const asTwin = { ...twin, playerId: player.playerId, login: player.login }
    let done = 0
    const keys = Array.from({ length: 30 }, (_, index) => `pair-${index}`)
    for (const key of keys) {
      const answers = await Promise.all([spin(player, { key }), spin(asTwin, { key: `${key}-twin` })])
      done += answers.filter(({ status, body }) => status === 200 && body.success).length
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    }
    const { rows } = await site.database.pool.query('select nonce from game_round where player = $1 order by nonce', [
      player.playerId,
    ])
    expect(rows.map(({ nonce }) => Number(nonce))).toEqual(Array.from({ length: done }, (_, index) => index + 1))
  })
})

test('replies that play nothing take constant time, whatever was drawn for them', async () => {
  const player = await playerWith({ coins: STAKE })
  await played(player, { key: 'first' })
  for (const choice of [{ key: 'first' }, { key: 'first', stake: 4_000 }, { stake: 1_000_000 }]) {
    const startedAt = performance.now()
    await spin(player, choice)
    expect(performance.now() - startedAt).toBeGreaterThan(49)
  }
})

test('an overloaded site says that it takes no more rounds, and moves nothing', async () => {
  await using other = await openTestSite()
  const player = await mintWith(other, { coins: STAKE })
  await other.slices.find(({ id }) => id === 'game-session')?.close?.()
  expect(await spin(player)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(await readBalances(other.context.reader, player.playerId)).toMatchObject({ coins: BigInt(STAKE) })
})

describe('insufficient funds', () => {
  test('an empty balance is reported', async () => {
    const player = await playerWith({ coins: 1_999 })
    expect((await spin(player)).body).toMatchObject({
      success: false,
      reasonType: 'insufficient-funds',
      data: { balances: { coins: 1_999 } },
    })
    expect(await countRounds(player)).toBe(0)
  })

  test('winnings are played only once the player has agreed', async () => {
    const player = await playerWith({ winnings: 10_000 })
    await player.call(switchToSweepStakes)
    expect((await spin(player, { stake: STAKE })).body).toMatchObject({ success: false, reasonType: 'ask-to-play-winnings' })
    expect((await played(player, { stake: STAKE, mayPlayWinnings: true })).round).toMatchObject({
      fromGranted: 0,
      fromWon: STAKE,
    })
  })

  test('winnings that are set aside are not offered for play', async () => {
    const player = await playerWith({ winnings: 10_000 })
    await player.call(switchToSweepStakes)
    const hold = { key: 'aside', kind: 'redemption', player: player.playerId, amount: money('winnings', 10_000n) } as const
    const { id } = await site.context.transaction((tx) => placeHold(tx, hold))
    expect((await spin(player, { stake: STAKE })).body).toMatchObject({ success: false, reasonType: 'insufficient-funds' })
    await site.context.transaction((tx) => voidHold(tx, id))
  })
})

describe('free spins', () => {
  test('BON-3 are paid by the house, in the granted number, game, amount and time, and their wins are paid whole', async () => {
    const player = await playerWith({})
    const id = `gift:${player.playerId}`
    const grant = { id, player: player.playerId, game: SLUG, mode: 'TournamentPoints' as const, stake: BigInt(STAKE), count: 8 }
    await site.context.transaction((tx) => insertFreeSpins(tx, { ...grant, expires_at: site.clock.now() + DAY_MS }))
    expect((await spin(player, { freeSpinsId: id, stake: 4_000 })).body).toMatchObject({
      success: false,
      reasonType: 'free-spins-gone',
    })
    let won = 0
    for (let used = 0; used < 8; used++) {
      const { round } = await played(player, { freeSpinsId: id, key: `free-${used}` })
      expect(round).toMatchObject({ isFree: true, fromGranted: 0, fromWon: 0 })
      won += round.win
    }
    expect((await played(player, { freeSpinsId: id, key: 'free-1' })).round.isFree).toBe(true)
    expect((await spin(player, { freeSpinsId: id })).body).toMatchObject({ success: false, reasonType: 'free-spins-gone' })
    expect(won).toBeGreaterThan(0)
    expect(await balancesOf(player)).toMatchObject({ coins: 0n, tourPoints: BigInt(won) })
  })

  test('granted for entries play in entries, and a repeat returns its round after the last spin', async () => {
    const player = await playerWith({})
    const id = `gift:${player.playerId}`
    const grant = { id, player: player.playerId, game: SLUG, mode: 'SweepStakes' as const, stake: BigInt(STAKE), count: 1 }
    await site.context.transaction((tx) => insertFreeSpins(tx, { ...grant, expires_at: site.clock.now() + DAY_MS }))
    const { round } = await played(player, { freeSpinsId: id, key: 'last-one' })
    expect(round).toMatchObject({ mode: 'SweepStakes', isFree: true })
    expect((await played(player, { freeSpinsId: id, key: 'last-one' })).round.id).toBe(round.id)
  })

  test('at an amount that no game divides into units are gone, and do not fail the batch', async () => {
    const player = await playerWith({})
    for (const stake of [1, 2 ** 53 - 1]) {
      expect((await spin(player, { freeSpinsId: 'gift:of-nobody', stake })).body).toMatchObject({ reasonType: 'free-spins-gone' })
    }
  })

  test('of another player, in another game, or expired, are gone', async () => {
    const [owner, thief] = [await playerWith({}), await playerWith({})]
    const id = `gift:${owner.playerId}`
    const grant = { id, player: owner.playerId, game: SLUG, mode: 'TournamentPoints' as const, stake: BigInt(STAKE), count: 2 }
    await site.context.transaction((tx) => insertFreeSpins(tx, { ...grant, expires_at: site.clock.now() + DAY_MS }))
    const gone = { success: false, reasonType: 'free-spins-gone' }
    expect((await spin(thief, { freeSpinsId: id })).body).toMatchObject(gone)
    expect((await spin(owner, { freeSpinsId: id, slug: 'voltage-sevens' })).body).toMatchObject(gone)
    await site.database.pool.query('update game_free_spins set expires_at = $2 where id = $1', [id, new Date(site.clock.now())])
    expect((await spin(owner, { freeSpinsId: id })).body).toMatchObject(gone)
    expect(await countRounds(owner)).toBe(0)
  })
})

test('a player who disconnects mid-spin finds the round on return until it was seen to its end', async () => {
  const player = await playerWith({ coins: 10_000 })
  const { round } = await played(player)
  const launch = () => player.call(contract.launchGame, { params: { slug: SLUG } })
  expect((await launch()).body.data.openRound).toEqual(round)
  const other = await playerWith({})
  const acknowledge = (by: typeof player) => by.call(contract.acknowledgeRound, { params: { id: round.id } })
  expect(await acknowledge(other)).toMatchObject({ status: 404 })
  expect((await launch()).body.data.openRound).not.toBeNull()
  const twice = await Promise.all([acknowledge(player), acknowledge(player)])
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  expect((await launch()).body.data.openRound).toBeNull()
})
