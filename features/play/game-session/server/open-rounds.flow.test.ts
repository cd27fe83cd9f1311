import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { atOnce, expectEvents } from '#apps/site/testing/expectations.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { defHash } from '#engine/def-hash.ts'
import { playSeeded } from '#engine/play.ts'
import type { Bet } from '#engine/round-contract.ts'
import { switchToSweepStakes } from '#features/account/account/contract.ts'
import type { Id } from '#kernel/id.ts'
import { assert } from '#kernel/result.ts'
import { type CalendarDay, DAY_MS, HOUR_MS } from '#kernel/time.ts'
import { checkInvariants, readBalances } from '#ledger/index.ts'
import { readPairOfRound } from '#platform/fair/seed-pairs.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { settleAbandoned } from './settle-abandoned.ts'
import { ladder, pastLadder } from './testing/fixture-ladder.ts'
import { chosen, mintWith, played, spin, type SpinChoice, type Wallet } from '#apps/site/testing/spins.ts'
import { getSeeds, rotateSeeds } from '#features/play/fair-play/contract.ts'
import { listRounds } from '#features/play/round-history/contract.ts'
import * as contract from '../contract.ts'

vi.mock(import('#engine/families.ts'), async (original) => (await import('./test-games.ts')).withTestFamilies(await original()))
vi.mock(import('#games/all.ts'), async (original) => (await import('./test-games.ts')).withTestGames(await original()))

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const STAKE = 1_000
const playerWith = (wallet: Wallet) => mintWith(site, wallet)
const open = async (player: TestPlayer, more: SpinChoice = {}) =>
  (await played(player, { slug: 'ladder', stake: STAKE, ...more })).round
const balancesOf = ({ playerId }: TestPlayer) => readBalances(site.context.reader, playerId)
const roundOf = async (player: TestPlayer, id: string) =>
  (await player.call(contract.getRound, { params: { id } })).body.data.round
const roundStates = async ({ playerId }: TestPlayer) => {
  const text = "select (case when open_in is null then 'settled' else 'open' end) as state from game_round where player = $1"
  return (await site.database.pool.query<{ state: string }>(text, [playerId])).rows.map(({ state }) => state)
}
const seedsOf = async (player: TestPlayer) => (await player.call(getSeeds)).body.data
const launch = async (player: TestPlayer) =>
  (await player.call(contract.launchGame, { params: { slug: 'ladder' } })).body.data.openRound

describe('while a round is open', () => {
  test('ROUND-6 a second round in the same game and mode is refused with the open one, while the other mode and other games continue', async () => {
    const player = await playerWith({ coins: 10_000, entries: 10_000 })
    const opened = await open(player, { key: 'opening' })
    const refused = await spin(player, { slug: 'ladder', stake: STAKE })
    expect(refused).toMatchObject({ status: 409, body: { code: 'round-open', round: opened } })
    expect((await open(player, { key: 'opening' })).id).toBe(opened.id)
    await played(player)
    await player.call(switchToSweepStakes)
    const other = await open(player)
    expect(other).toMatchObject({ mode: 'SweepStakes', state: 'open' })
    await chosen(player, opened.id, { kind: 'climb', step: 1 })
    await chosen(player, opened.id, { kind: 'stop', step: 2 })
    await player.call(contract.acknowledgeRound, { params: { id: other.id } })
    expect(await launch(player)).toMatchObject({ id: other.id, state: 'open' })
  })

  test('the player finds it with its options on return, however often it was acknowledged', async () => {
    const player = await playerWith({ coins: 10_000 })
    const opened = await open(player)
    const { round } = await chosen(player, opened.id, { kind: 'climb', step: 1 })
    await player.call(contract.acknowledgeRound, { params: { id: opened.id } })
    expect(await launch(player)).toEqual(round)
    await chosen(player, opened.id, { kind: 'stop', step: 2 })
    await player.call(contract.acknowledgeRound, { params: { id: opened.id } })
    expect(await launch(player)).toBeNull()
  })

  test('the history shows it', async () => {
    const player = await playerWith({ coins: 10_000 })
    const { id } = await open(player, { params: { breaksAt: 2 } })
    const { rounds } = (await player.call(listRounds, { query: {} })).body.data
    expect(rounds).toMatchObject([{ id, state: 'open', params: { breaksAt: 2 } }])
  })

  test('ROUND-5 its player is shown it in each mode until it is settled', async () => {
    const [player, other] = [await playerWith({ coins: 10_000, entries: 10_000 }), await playerWith({ coins: 10_000 })]
    const waiting = async (who: TestPlayer) => (await who.call(contract.listOpenRounds)).body.data.openRounds
    await open(other)
    const first = await open(player)
    await player.call(switchToSweepStakes)
    const second = await open(player)
    expect(await waiting(player)).toMatchObject([
      { id: second.id, mode: 'SweepStakes', path: '/game/ladder', stake: STAKE },
      { id: first.id, mode: 'TournamentPoints' },
    ])
    await chosen(player, first.id, { kind: 'climb', step: 1 })
    await chosen(player, first.id, { kind: 'stop', step: 2 })
    expect((await waiting(player)).map(({ id }) => id)).toEqual([second.id])
  })
})

describe('the seeds of an open round', () => {
  const mode = 'TournamentPoints' as const
  const rotate = (player: TestPlayer, more: { mode?: 'SweepStakes'; clientSeed?: string } = {}) =>
    player.call(rotateSeeds, { body: { mode, ...more } })

  test('are not revealed before it is settled, and prove it afterwards', async () => {
    const player = await playerWith({ coins: 10_000 })
    const { id } = await open(player)
    expect(await rotate(player)).toMatchObject({ status: 409, body: { code: 'round-open' } })
    expect(await rotate(player, { mode: 'SweepStakes' })).toMatchObject({ status: 200 })
    await chosen(player, id, { kind: 'double', step: 1 })
    expect(await rotate(player)).toMatchObject({ status: 409 })
    await chosen(player, id, { kind: 'stop', step: 2 })
    expect(await rotate(player)).toMatchObject({ status: 200 })
    const { proof, events } = await roundOf(player, id)
    assert(proof.serverSeed, 'the pair is revealed')
    const seeds = { serverSeed: proof.serverSeed, clientSeed: proof.clientSeed, nonce: proof.nonce }
    const again = playSeeded(ladder.definition, seeds, proof.bet as Bet, proof.choices)
    expect(again).toMatchObject({ events, awaiting: null, stake: 2 * STAKE })
  })

  test('race with its opening: either it opens on the new pair, or the rotation is refused', async () => {
    for (let attempt = 0; attempt < 4; attempt++) {
      const player = await playerWith({ coins: 10_000 })
      await played(player)
      const lock = { sql: 'select from fair_seed_pair where player = $1 for update', values: [player.playerId] }
      const statusOf = async (call: Promise<{ status: number }>) => (await call).status
      const [rotated, opened] = await atOnce(site, lock, [
        () => statusOf(rotate(player)),
        () => statusOf(spin(player, { slug: 'ladder', stake: STAKE })),
      ])
      expect(opened).toBe(200)
      expect([200, 409]).toContain(rotated)
      const { rows } = await site.database.pool.query<{ status: string }>(
        `select p.status from game_round r join fair_seed_pair p on p.id = r.seed_pair
         where r.player = $1 and r.game = 'ladder'`,
        [player.playerId],
      )
      expect(rows).toEqual([{ status: 'active' }])
      expect((await seedsOf(player)).revealed).toHaveLength(rotated === 200 ? 1 : 0)
    }
  })

  test('are not rotated automatically after ten thousand rounds until it is settled', async () => {
    const player = await playerWith({ coins: 100_000 })
    const { id, proof } = await open(player)
    await site.database.pool.query('update fair_seed_pair set nonce = 10000 where player = $1 and commit = $2', [
      player.playerId,
      proof.commit,
    ])
    // This process guesses the stale number once.
    for (const nonce of [10_001, 10_002]) {
      expect((await played(player)).round.proof).toMatchObject({ commit: proof.commit, nonce })
    }
    await chosen(player, id, { kind: 'stop', step: 1 })
    const { round: next } = await played(player)
    expect(next.proof.nonce).toBe(1)
    expect(next.proof.clientSeed).not.toBe(proof.clientSeed)
    expect((await seedsOf(player)).revealed.map(({ commit }) => commit)).toEqual([proof.commit])
  })
})

test('INFO-8 a round that was opened under earlier rules is finished under them', async () => {
  const player = await playerWith({ coins: 10_000 })
  const { id } = await open(player)
  const hash = defHash(pastLadder)
  expect(hash).not.toBe(defHash(ladder.definition))
  await site.database.pool.query('update game_round set definition_hash = $2 where id = $1', [id, hash])
  const { round } = await chosen(player, id, { kind: 'climb', step: 1 })
  const { rows } = await site.database.pool.query<{ seed_pair: Id<'sed'> }>('select seed_pair from game_round where id = $1', [
    id,
  ])
  const seeds = await site.context.transaction((tx) => readPairOfRound(site.context, tx, rows[0]!.seed_pair))
  const again = playSeeded(pastLadder, { ...seeds, nonce: round.proof.nonce }, { amount: STAKE }, round.choices)
  expect(round).toMatchObject({ events: again.events, proof: { definitionHash: hash } })
})

describe('EXC-9 an abandoned round', () => {
  const job = (on: TestSite) => settleAbandoned({ ...on.context, today: '2026-11-21' as CalendarDay })
  const openedAgo = (id: string, ms: number) =>
    site.database.pool.query('update game_round set at = $2 where id = $1', [id, new Date(site.clock.now() - ms)])

  test('is settled once by its published default when its time is up, and appears in the history', async () => {
    const [player, late] = [await playerWith({ coins: 10_000 }), await playerWith({ coins: 10_000 })]
    const { id } = await open(player, { params: { mode: 'buy' }, stake: 2 * STAKE })
    const younger = await open(late)
    await openedAgo(id, 30 * DAY_MS)
    await openedAgo(younger.id, 30 * DAY_MS - 1)
    await using other = await openTestSite({ beside: site })
    const lock = { sql: 'select from game_round where id = $1 for update', values: [id] }
    await atOnce(site, lock, [() => job(site), () => job(other)])
    await job(site)
    const round = await roundOf(player, id)
    expect(round).toMatchObject({ state: 'settled', choices: [{ kind: 'stop' }], win: 4 * STAKE, isAcknowledged: false })
    expect(await roundOf(late, younger.id)).toMatchObject({ state: 'open' })
    await expectEvents(site, player, 'round.settled', [expect.objectContaining({ roundId: id, win: 4 * STAKE })])
    expect(await balancesOf(player)).toMatchObject({ coins: 8_000n, tourPoints: BigInt(4 * STAKE) })
    expect(await launch(player)).toEqual(round)
  })

  test('is found by the schedule, also while play is switched off', async () => {
    const player = await playerWith({ coins: 10_000 })
    const { id } = await open(player)
    await openedAgo(id, 31 * DAY_MS)
    const turn = async (isOn: boolean) => {
      const change = { brand: site.theme.id, feature: 'game-session', isOn }
      await site.context.transaction((tx) => setFeatureSwitch(tx, change))
      await site.liveSettings.refresh()
    }
    await turn(false)
    site.advance(HOUR_MS)
    await site.runJobs()
    await turn(true)
    expect((await roundStates(player))[0]).toBe('settled')
  })

  test('that cannot be settled does not block others', async () => {
    const [stuck, fine] = [await playerWith({ coins: 10_000 }), await playerWith({ coins: 10_000 })]
    for (const player of [stuck, fine]) await openedAgo((await open(player)).id, 31 * DAY_MS)
    await site.database.pool.query("update game_round set definition_hash = 'lost' where player = $1", [stuck.playerId])
    await job(site)
    expect([await roundStates(stuck), await roundStates(fine)]).toEqual([['open'], ['settled']])
    await site.database.pool.query('update game_round set definition_hash = $2 where player = $1', [
      stuck.playerId,
      defHash(ladder.definition),
    ])
    await job(site)
    expect(await roundStates(stuck)).toEqual(['settled'])
  })
})

test('the ledger balances after all of the above', async () => {
  expect(await checkInvariants(site.context.reader)).toEqual([])
})
