import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { expectEvents, expectPostings, expectPush } from '#apps/site/testing/expectations.ts'
import { generatedFace } from '#kernel/public-face.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { spin } from '#apps/site/testing/spins.ts'
import { multiplierAt, reachedAt } from '#engine/crash/curve.ts'
import { flight } from '#engine/crash/testing/fixture-flight.ts'
import { switchToSweepStakes } from '#features/account/account/contract.ts'
import { chooseLimit } from '#features/protection/limits/contract.ts'
import { BETTING_MS, BURST_MS, joinTable } from '../contract.ts'
import { benchOf, GAME, STAKE } from './testing/bench.ts'
import { GRACE_MS, watchGame } from './watch-round.ts'

vi.mock(import('#games/all.ts'), async (original) => (await import('./testing/fixture-game.ts')).withFlight(await original()))
// The test does what is due itself, so that nothing happens between two of its steps.
vi.mock(import('./clockwork.ts'), async (original) =>
  (await import('./testing/clockwork-by-hand.ts')).byHand(await original(), (game) => watchGame(site.context, game, 'job')),
)

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const { balancesOf, bet, betIn, clear, collect, join, pass, playerWith, query, roundWith, skipRound, turn, watch } = benchOf(
  () => site,
)
beforeEach(clear)

describe('a round', () => {
  test('takes bets, climbs, and pays players who collect before the burst', async () => {
    const [one, other] = [await playerWith(), await playerWith()]
    const round = await roundWith(one, 300, 2_000)
    const [first, second] = [await betIn(one, round), await betIn(other, round)]
    expect(await balancesOf(one)).toMatchObject({ coins: 99_000n, tourPoints: 0n })
    await pass(BETTING_MS)
    expect((await join(one)).table.round).toMatchObject({ burst: null, endsAt: null, serverSeed: null, players: 2 })
    await pass(reachedAt(flight, 150))
    const { body } = await collect(one, first.id)
    const at = multiplierAt(flight, site.clock.now() - round.startsAt)
    expect(body).toMatchObject({ success: true, data: { bet: { state: 'settled', collectedAt: at, win: 10 * at } } })
    expect((await join(other)).table.round!.leavers).toMatchObject([
      { ...generatedFace(one.playerId), multiplier: at, win: 10 * at },
    ])
    await pass(round.flightMs + GRACE_MS)
    const { table, bet: lost } = await join(other)
    expect(table.round).toMatchObject({ state: 'over', burst: round.burst, serverSeed: round.serverSeed })
    expect(lost).toMatchObject({ id: second.id, state: 'settled', collectedAt: null, win: 0 })
    expect(await balancesOf(one)).toMatchObject({ coins: 99_000n, tourPoints: BigInt(10 * at) })
    expect(await balancesOf(other)).toMatchObject({ coins: 99_000n, tourPoints: 0n })
    await expectPostings(site, one, 'round', [{ coins: -STAKE }, { tourPoints: 10 * at }])
    await expectEvents(site, one, 'round.settled', [
      expect.objectContaining({ roundId: first.id, game: GAME, provider: 'house', stake: STAKE, win: 10 * at, multiple100: at }),
    ])
    await expectEvents(site, other, 'round.settled', [expect.objectContaining({ stake: STAKE, win: 0, isFree: false })])
    await expectPush(site, other, 'sharedBet', { game: GAME, bet: { id: second.id, win: 0 } })
  })

  test('pays an automatic collection exactly its multiplier, whenever it is noticed', async () => {
    const player = await playerWith()
    const round = await roundWith(player, 300, 2_000)
    await betIn(player, round, { auto: 217 })
    await pass(BETTING_MS + reachedAt(flight, 217) - 10)
    expect((await join(player)).bet).toMatchObject({ state: 'open', auto: 217 })
    await pass(400)
    expect((await join(player)).bet).toMatchObject({ state: 'settled', collectedAt: 217, win: 2_170 })
    await expectPush(site, player, 'sharedBet', { bet: { collectedAt: 217 } })
  })

  test('loses an automatic collection above the burst', async () => {
    const player = await playerWith()
    const round = await roundWith(player, 101, 300)
    await betIn(player, round, { auto: round.burst + 1 })
    await pass(BETTING_MS + round.flightMs + GRACE_MS)
    expect((await join(player)).bet).toMatchObject({ state: 'settled', collectedAt: null, win: 0 })
  })

  test('settles a bet only after collections that arrived before the burst could end', async () => {
    const player = await playerWith()
    const round = await roundWith(player, 101, 400)
    await betIn(player, round)
    await pass(BETTING_MS + round.flightMs + GRACE_MS - 1)
    expect((await join(player)).bet).toMatchObject({ state: 'open' })
    expect((await join(player)).table.round).toMatchObject({ state: 'open', burst: round.burst })
    await pass(1)
    expect((await join(player)).bet).toMatchObject({ state: 'settled' })
  })

  test('is followed by another while a page is open, and by none without one', async () => {
    const player = await playerWith()
    const round = await roundWith(player, 100, 130)
    await pass(BETTING_MS + round.flightMs + GRACE_MS + BURST_MS)
    expect((await join(player)).table.round).toMatchObject({ no: round.no + 1, state: 'open' })
    await pass(120_000)
    expect((await watch()).isActive).toBe(false)
    const { rows } = await query("select from shared_round where state = 'open'")
    expect(rows).toEqual([])
  })
})

describe('refusals', () => {
  test('a second bet in the round, and one after betting has closed', async () => {
    const player = await playerWith()
    const round = await roundWith(player, 200)
    await betIn(player, round)
    expect((await bet(player, round)).body).toMatchObject({ success: false, reasonType: 'already-in' })
    await pass(BETTING_MS)
    const late = await playerWith()
    expect((await bet(late, round)).body).toMatchObject({ success: false, reasonType: 'betting-closed' })
    expect((await bet(late, { ...round, no: round.no + 1 })).body).toMatchObject({ reasonType: 'betting-closed' })
    expect(await balancesOf(late)).toMatchObject({ coins: 100_000n })
  })

  test('a repeat returns the first bet; the same key for another bet is refused', async () => {
    const player = await playerWith()
    const round = await roundWith(player)
    const [first, again] = [await betIn(player, round, { key: 'bet-key-1' }), await betIn(player, round, { key: 'bet-key-1' })]
    expect(again).toEqual(first)
    expect((await bet(player, round, { key: 'bet-key-1', auto: 150 })).body).toMatchObject({ code: 'key-reused' })
    await expectPostings(site, player, 'round', [{ coins: -STAKE }])
  })

  test('two tabs place one bet, and collect it once', async () => {
    const player = await playerWith()
    const round = await roundWith(player, 200)
    const answers = await Promise.all([bet(player, round), bet(player, round)])
    expect(answers.map(({ body }) => body.success).toSorted((left, right) => Number(left) - Number(right))).toEqual([false, true])
    await pass(BETTING_MS + reachedAt(flight, 120))
    const { id } = (await join(player)).bet!
    const [one, other] = await Promise.all([collect(player, id), collect(player, id)])
    expect(one.body.data.bet).toEqual(other.body.data.bet)
    expect([one.body.success, other.body.success, (await collect(player, id)).body.success]).toEqual([true, true, true])
    await expectPostings(site, player, 'round', [{ coins: -STAKE }, { tourPoints: one.body.data.bet!.win }])
  })

  test('collecting before the lowest multiplier and after the burst', async () => {
    const player = await playerWith()
    const round = await roundWith(player, 101, 400)
    const { id } = await betIn(player, round)
    expect((await collect(player, id)).body).toMatchObject({ success: false, reasonType: 'too-early' })
    await pass(BETTING_MS + round.flightMs)
    expect((await collect(player, id)).body).toMatchObject({ success: false, reasonType: 'too-late' })
    await pass(GRACE_MS)
    expect((await collect(player, id)).body).toMatchObject({ success: false, reasonType: 'too-late' })
    await expectPostings(site, player, 'round', [{ coins: -STAKE }])
  })

  test('the last millisecond before the burst counts', async () => {
    const player = await playerWith()
    const round = await roundWith(player, 150, 2_000)
    const { id } = await betIn(player, round)
    await pass(BETTING_MS + round.flightMs - 1)
    expect((await collect(player, id)).body.data.bet).toMatchObject({ collectedAt: round.burst })
  })

  test('another player’s bet, an unknown one, a guest, and a game without shared rounds', async () => {
    const [player, other] = [await playerWith(), await playerWith()]
    const round = await roundWith(player)
    const { id } = await betIn(player, round)
    expect((await collect(other, id)).status).toBe(404)
    expect((await collect(player, 'rnd_x')).status).toBe(404)
    expect((await site.visitor().call(joinTable, { params: { slug: GAME }, body: {} })).status).toBe(401)
    expect((await player.call(joinTable, { params: { slug: 'cherry-royale' }, body: {} })).status).toBe(404)
    expect((await spin(player, { slug: GAME, stake: STAKE, params: { target: 200 } })).body).toMatchObject({
      code: 'bad-request',
    })
  })

  test('an amount or a multiplier that is not on offer, and missing funds', async () => {
    const [player, poor] = [await playerWith(), await playerWith({ coins: 500 })]
    const round = await roundWith(player)
    expect((await bet(player, round, { stake: 150 })).body).toMatchObject({ code: 'invalid-input' })
    expect((await bet(player, round, { auto: 100 })).body).toMatchObject({ code: 'bad-params' })
    expect((await bet(player, round, { auto: 100_001 })).body).toMatchObject({ code: 'bad-params' })
    expect((await bet(poor, round)).body).toMatchObject({ success: false, reasonType: 'insufficient-funds' })
  })

  test('winnings are played with consent only', async () => {
    const player = await playerWith({ entries: 50, winnings: 1_000 })
    await player.call(switchToSweepStakes)
    const round = await roundWith(player)
    expect((await bet(player, round, { stake: 100 })).body).toMatchObject({ reasonType: 'ask-to-play-winnings' })
    expect(await betIn(player, round, { stake: 100, mayPlayWinnings: true })).toMatchObject({ mode: 'SweepStakes' })
    expect(await balancesOf(player)).toMatchObject({ entries: 0n, winnings: 950n })
  })

  test('a limit of the player (LIM-8)', async () => {
    const player = await playerWith()
    const limit = { scope: 'TournamentPoints', kind: 'gross', period: 'day', amount: 1_500 } as const
    await player.call(chooseLimit, { body: limit })
    await betIn(player, await roundWith(player))
    await skipRound(100)
    expect((await bet(player, await roundWith(player))).body).toMatchObject({ code: 'limit-reached' })
  })

  test('a game that is switched off takes no bets, but bets in it are settled', async () => {
    const player = await playerWith()
    const round = await roundWith(player, 200)
    const { id } = await betIn(player, round)
    await turn(false)
    expect((await bet(await playerWith(), round)).body).toMatchObject({ code: 'game-closed' })
    await pass(BETTING_MS + reachedAt(flight, 130))
    expect((await collect(player, id)).body.success).toBe(true)
    await pass(round.flightMs + GRACE_MS + BURST_MS)
    expect((await watch()).isActive).toBe(false)
    await turn(true)
  })
})
