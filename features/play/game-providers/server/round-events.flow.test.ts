import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectEvents } from '#apps/site/testing/expectations.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { playWinnings } from '../contract.ts'
import { switchToSweepStakes } from '#features/account/account/contract.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import { roundReversed, roundSettled } from '#platform/events/index.ts'
import { settledRounds } from './played.ts'
import { registerProvider } from './providers.ts'
import { benchOf } from './test-bench.ts'
import { GAME, provider } from './test-workshop.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await site.context.transaction((tx) => registerProvider(tx, provider))
})
afterAll(() => site.close())

const { client, give, launched, richPlayer } = benchOf(() => site)

/** One round of a player, with calls named by their transactions. */
function roundOf(player: TestPlayer, token: string) {
  const named = { user: player.playerId, game_code: GAME, round: crypto.randomUUID() }
  const send = async (call: 'bet' | 'win' | 'rollback' | 'end-round', fields: object) =>
    (await client().call(call, { request_uuid: crypto.randomUUID(), ...named, ...fields })).status
  const idOf = (name: string) => `${named.round.slice(0, 8)}-${name}`
  return {
    bet: (name: string, amount: number, more = {}) => send('bet', { token, transaction_uuid: idOf(name), amount, ...more }),
    win: (of: string, amount: number) =>
      send('win', { transaction_uuid: idOf(`${of}-win`), reference_transaction_uuid: idOf(of), amount }),
    rollback: (of: string, as = 'back') =>
      send('rollback', { transaction_uuid: idOf(`${of}-${as}`), reference_transaction_uuid: idOf(of) }),
    end: () => send('end-round', {}),
  }
}

const base = {
  roundId: expect.stringMatching(/^rnd_/),
  game: GAME,
  provider: provider.id,
  mode: 'TournamentPoints',
  isFree: false,
  freeGrant: null,
  defHash: null,
}
const none = { stake: 0, stakeGranted: 0, stakeWon: 0, win: 0, multiple100: 0 }

test('a settled round reports the parts of its stake and how much of it was won', async () => {
  const player = await site.player()
  await give(player, 'entries', 150n)
  await give(player, 'winnings', 500n)
  await player.call(switchToSweepStakes)
  const token = await launched(player)
  await player.call(playWinnings, { params: { provider: 'workshop', game: GAME }, body: { token } })
  const round = roundOf(player, token)
  expect([await round.bet('one', 100), await round.bet('two', 100), await round.win('one', 333)]).toEqual(['OK', 'OK', 'OK'])
  await expectEvents(site, player, 'round.settled', [])
  expect([await round.end(), await round.end()]).toEqual(['OK', 'OK'])
  const amounts = { stake: 200, stakeGranted: 150, stakeWon: 50, win: 333, multiple100: 166 }
  const told = { ...base, mode: 'SweepStakes', ...amounts }
  await expectEvents(site, player, 'round.settled', [told])
  expect(roundSettled.payload.strict().parse({ ...told, roundId: 'rnd_1' })).toMatchObject(amounts)
  await expectEvents(site, player, 'round.reversed', [])
})

test('a bet that is rolled back before its round ends is left out of the event', async () => {
  const player = await richPlayer(1_000n)
  const round = roundOf(player, await launched(player))
  await round.bet('one', 100)
  await round.bet('two', 50)
  expect([await round.rollback('one'), await round.end()]).toEqual(['OK', 'OK'])
  await expectEvents(site, player, 'round.settled', [{ ...base, ...none, stake: 50, stakeGranted: 50 }])
  await expectEvents(site, player, 'round.reversed', [])
})

test('a bet that is rolled back after its round ended is reversed once, with its own amounts', async () => {
  const player = await richPlayer(1_000n)
  const round = roundOf(player, await launched(player))
  await round.bet('one', 100)
  await round.bet('two', 50, { round_closed: true })
  expect([await round.rollback('one'), await round.rollback('one'), await round.rollback('one', 'again')]).toEqual([
    'OK',
    'OK',
    'OK',
  ])
  const first = { ...base, ...none, stake: 100, stakeGranted: 100, reason: 'rolled-back', isWhole: false }
  await expectEvents(site, player, 'round.reversed', [first])
  await round.rollback('two')
  const second = { ...first, stake: 50, stakeGranted: 50, isWhole: true }
  await expectEvents(site, player, 'round.reversed', [first, second])
  expect(roundReversed.payload.strict().parse({ ...second, roundId: 'rnd_1' })).toMatchObject({ isWhole: true })
  await expectEvents(site, player, 'round.settled', [{ ...base, ...none, stake: 150, stakeGranted: 150 }])
})

test('a free round is reported and reversed without a stake', async () => {
  const player = await site.player()
  const round = roundOf(player, await launched(player))
  expect(await round.bet('free', 0, { is_free: true, round_closed: true })).toBe('OK')
  expect(await round.rollback('free')).toBe('OK')
  const free = { ...base, ...none, isFree: true }
  await expectEvents(site, player, 'round.settled', [free])
  await expectEvents(site, player, 'round.reversed', [{ ...free, reason: 'rolled-back', isWhole: true }])
})

test('a bet is the first call of a day that began during the game', async () => {
  site.moveTo('2026-11-22')
  site.advance(-10 * MINUTE_MS)
  const player = await richPlayer(1_000n)
  const token = await launched(player)
  const round = roundOf(player, token)
  expect(await round.bet('before', 1)).toBe('OK')
  await expectEvents(site, player, 'day.first-seen', [{ day: '2026-11-21' }])
  site.advance(20 * MINUTE_MS)
  expect([await round.bet('after', 1), await round.bet('again', 1)]).toEqual(['OK', 'OK'])
  await expectEvents(site, player, 'day.first-seen', [{ day: '2026-11-21' }, { day: '2026-11-22' }])
})

test('the stored round says the same as its event, and a round whose bets were all taken back is none', async () => {
  const player = await site.player()
  await give(player, 'coins', 300n)
  const token = await launched(player)
  const [kept, reverted, open] = [roundOf(player, token), roundOf(player, token), roundOf(player, token)]
  expect([await kept.bet('one', 100), await kept.win('one', 50), await kept.end()]).toEqual(['OK', 'OK', 'OK'])
  expect([await reverted.bet('two', 100), await reverted.rollback('two'), await reverted.end()]).toEqual(['OK', 'OK', 'OK'])
  expect(await open.bet('three', 100)).toBe('OK')
  const wanted = { players: [player.playerId], since: 0, limit: 10 }
  const { rows } = await site.database.pool.query(
    "select player, at, payload from outbox.event where type = 'round.settled' and player = $1",
    [player.playerId],
  )
  expect(rows).toHaveLength(1)
  expect(await settledRounds(site.context.reader, wanted)).toEqual(rows)
})
