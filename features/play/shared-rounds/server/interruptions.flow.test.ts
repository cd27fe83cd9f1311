import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { expectEvents } from '#apps/site/testing/expectations.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { checkClaim } from '#engine/claim.ts'
import { multiplierAt, reachedAt } from '#engine/crash/curve.ts'
import { flight } from '#engine/crash/testing/fixture-flight.ts'
import { commitOf } from '#engine/fair/seeds.ts'
import { getRound } from '#features/play/game-session/contract.ts'
import { listRounds } from '#features/play/round-history/contract.ts'
import { beginAbsence } from '#features/protection/self-exclusion/contract.ts'
import { chooseVisibility } from '#features/play/winners/contract.ts'
import { BETTING_MS, BURST_MS, exportSharedProofs, listEndedRounds } from '../contract.ts'
import { retireChains } from './chains.ts'
import { benchOf, GAME } from './testing/bench.ts'
import { GRACE_MS, INTERRUPTED_MS, watchGame } from './watch-round.ts'

vi.mock(import('#games/all.ts'), async (original) => (await import('./testing/fixture-game.ts')).withFlight(await original()))
// The test does what is due itself, so that nothing happens between two of its steps.
vi.mock(import('./clockwork.ts'), async (original) =>
  (await import('./testing/clockwork-by-hand.ts')).byHand(await original(), (game) => watchGame(site.context, game, 'job')),
)

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const { balancesOf, bet, betIn, clear, collect, join, pass, playerWith, query, roundWith, watch } = benchOf(() => site)
beforeEach(clear)

describe('an interruption', () => {
  test('returns stakes, keeps what was collected, and pays automatic collections that the burst allows', async () => {
    const players = [await playerWith(), await playerWith(), await playerWith(), await playerWith()] as const
    const round = await roundWith(players[0], 300, 3_000)
    const collected = await betIn(players[0], round)
    await betIn(players[1], round, { auto: 250 })
    await betIn(players[2], round, { auto: round.burst + 1 })
    await betIn(players[3], round)
    await pass(BETTING_MS + reachedAt(flight, 130))
    expect((await collect(players[0], collected.id)).body.success).toBe(true)
    site.advance(INTERRUPTED_MS + 1)
    await watch('another')
    const ended = await Promise.all(players.map(async (player) => (await join(player)).bet))
    expect(ended).toMatchObject([
      { state: 'settled', collectedAt: expect.any(Number) },
      { state: 'settled', collectedAt: 250, win: 2_500 },
      { state: 'called-off', win: 0 },
      { state: 'called-off', win: 0 },
    ])
    expect((await join(players[3])).table.round).toMatchObject({ state: 'called-off', serverSeed: round.serverSeed })
    expect(await balancesOf(players[3])).toMatchObject({ coins: 100_000n })
    await expectEvents(site, players[3], 'round.settled', [])
    expect((await collect(players[3], ended[3]!.id)).body).toMatchObject({ success: false, reasonType: 'called-off' })
  })

  test('a job finishes a round without an open page', async () => {
    const player = await playerWith()
    await betIn(player, await roundWith(player, 200))
    site.advance(3_600_000)
    await site.runJobs()
    expect((await join(player)).bet).toMatchObject({ state: 'called-off' })
    expect(await balancesOf(player)).toMatchObject({ coins: 100_000n })
  })

  test('another process takes over when the lease has run out, without calling the round off', async () => {
    const player = await playerWith()
    const round = await roundWith(player, 300, 2_000)
    await betIn(player, round, { auto: 200 })
    expect(await watch('other')).toMatchObject({ isTaken: true })
    site.advance(2_000)
    expect(await watch('other')).not.toMatchObject({ isTaken: true })
    expect(await watch('one')).toMatchObject({ isTaken: true })
    for (let ms = 0; ms < BETTING_MS + round.flightMs; ms += 500) {
      site.advance(500)
      await watch('other')
    }
    expect((await join(player)).bet).toMatchObject({ collectedAt: 200 })
  })

  test('after a restore a new chain begins', async () => {
    const player = await playerWith()
    const round = await roundWith(player)
    await site.context.transaction((tx) => retireChains(tx, site.clock.now()))
    await pass(BETTING_MS + round.flightMs + GRACE_MS + BURST_MS)
    const { table } = await join(player)
    expect(table.clientSeed).toBeNull()
    expect((await roundWith(player)).chain).toBe(round.chain + 1)
  })
})

describe('a player who leaves', () => {
  test('places no bet on a break, which signs out; the one that is open is collected automatically', async () => {
    const player = await playerWith()
    const round = await roundWith(player, 200)
    await betIn(player, round, { auto: 150 })
    await player.call(beginAbsence, { body: { length: 'day' } })
    expect((await bet(player, round)).status).toBe(401)
    await pass(BETTING_MS + reachedAt(flight, 200))
    expect(await balancesOf(player)).toMatchObject({ coins: 99_000n, tourPoints: 1_500n })
  })

  test('collects at the moment at which a break begins, or has the stake back before the flight', async () => {
    const [early, flying] = [await playerWith(), await playerWith()]
    const round = await roundWith(early, 200)
    await betIn(early, round)
    await betIn(flying, round)
    await early.call(beginAbsence, { body: { length: 'day' } })
    expect(await balancesOf(early)).toMatchObject({ coins: 100_000n, tourPoints: 0n })
    await pass(BETTING_MS + reachedAt(flight, 150))
    await flying.call(beginAbsence, { body: { length: 'day' } })
    const won = BigInt(10 * multiplierAt(flight, site.clock.now() - round.startsAt))
    expect(won).toBeGreaterThanOrEqual(1_500n)
    expect(await balancesOf(flying)).toMatchObject({ coins: 99_000n, tourPoints: won })
    await pass(round.flightMs + GRACE_MS)
    expect(await balancesOf(flying)).toMatchObject({ coins: 99_000n, tourPoints: won })
  })

  test('has the stake back when the account closes before the burst, and not after it', async () => {
    const close = ({ playerId }: TestPlayer) =>
      site.context.transaction(async (tx) => {
        for (const slice of site.slices) if (slice.id === 'shared-rounds') await slice.closeAccount?.(site.context, tx, playerId)
      })
    const [early, late] = [await playerWith(), await playerWith()]
    const round = await roundWith(early, 101, 1_000)
    await betIn(early, round)
    await betIn(late, round)
    await close(early)
    expect(await balancesOf(early)).toMatchObject({ coins: 100_000n })
    await pass(BETTING_MS + round.flightMs)
    await close(late)
    expect(await balancesOf(late)).toMatchObject({ coins: 99_000n })
    await expectEvents(site, late, 'round.settled', [expect.objectContaining({ win: 0 })])
    expect((await join(early)).table.round).toMatchObject({ players: 1 })
  })
})

describe('proof and history', () => {
  test('FAIR-8: a bet is listed, replayed and verified; its seed is shown once the round is over', async () => {
    const player = await playerWith()
    const round = await roundWith(player, 300, 2_000)
    const { id } = await betIn(player, round, { auto: 150 })
    const read = async () => (await player.call(getRound, { params: { id } })).body.data.round
    expect(await read()).toMatchObject({
      state: 'open',
      events: [],
      proof: { serverSeed: null, commit: commitOf(round.serverSeed) },
    })
    await pass(BETTING_MS + reachedAt(flight, 200))
    expect(await read()).toMatchObject({ state: 'settled', events: [], proof: { serverSeed: null } })
    await pass(round.flightMs + GRACE_MS)
    const shown = await read()
    expect(shown).toMatchObject({
      state: 'settled',
      win: 1_500,
      params: { target: 150 },
      balanceBefore: 100_000,
      balanceAfter: 100_500,
    })
    const checked = checkClaim(JSON.stringify({ ...shown.proof, events: shown.events }), () => flight)
    expect(checked).toMatchObject({ ok: true, value: { verified: { isTrue: true, payout: 1_500 } } })
    const exported = (await player.call(exportSharedProofs, { query: {} })).body.data
    expect(exported).toEqual({ proofs: [{ ...shown.proof, events: shown.events }], next: null })
    const { rounds } = (await player.call(listRounds, { query: {} })).body.data
    expect(rounds).toMatchObject([{ id, game: GAME, title: 'Test Flight', state: 'settled', win: 1_500, path: `/rounds/${id}` }])
    expect((await (await playerWith()).call(getRound, { params: { id } })).status).toBe(404)
  })

  test('ended rounds are listed for anyone, and their seeds form the published chain', async () => {
    const player = await playerWith()
    for (let no = 0; no < 3; no++) {
      const round = await roundWith(player, 100, 200)
      await pass(BETTING_MS + round.flightMs + GRACE_MS)
    }
    const { chainEnd, rounds } = (await site.visitor().call(listEndedRounds, { params: { slug: GAME }, query: {} })).body.data
    for (const [at, { no, serverSeed }] of rounds.entries()) {
      expect(commitOf(serverSeed)).toBe(no === 1 ? chainEnd : (rounds[at + 1]?.serverSeed ?? commitOf(serverSeed)))
    }
    const { rows } = await query(
      'select rules from fair_odds o join shared_chain c on c.rules_hash = o.hash where c.chain_end = $1',
      [chainEnd],
    )
    expect(rows).toMatchObject([{ rules: { id: 'round-chain', chainEnd } }])
  })

  test('a player who hides is shown without a name', async () => {
    const player = await playerWith()
    await player.call(chooseVisibility, { body: { isShown: false } })
    const round = await roundWith(player, 200)
    const { id } = await betIn(player, round)
    await pass(BETTING_MS + reachedAt(flight, 120))
    await collect(player, id)
    expect((await join(player)).table.round!.leavers).toMatchObject([{ name: null }])
  })

  test('the database keeps its promises', async () => {
    const change = "update shared_chain set client_seed = 'other' where client_seed is not null"
    await expect(query(change)).rejects.toThrow()
    await expect(query("update shared_bet set win = 9 where state = 'settled'")).rejects.toThrow()
    await expect(query('delete from shared_round')).rejects.toThrow()
  })
})
