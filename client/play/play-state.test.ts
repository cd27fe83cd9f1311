import { expect, test } from 'vitest'
import { playSeeded } from '#engine/play.ts'
import { foldEvents } from '#engine/slot/view.ts'
import { findSlot } from '#games/all.ts'
import '#games/books.ts'
import type { WireRoundDetail } from '#features/play/game-session/contract.ts'
import { direct } from '../playback/director.ts'
import { PROFILES } from '../playback/profiles.ts'
import { eventsOf, type FreeSpins, openState, type PlayEvent, type PlayState, reduce } from './play-state.ts'

const { definition } = findSlot('cherry-royale')!
const SERVER_SEED = '5a'.repeat(32)
const STAKE = 2_000
const balancesOf = (version: number, coins: number, tourPoints = 0) => ({
  version,
  coins,
  tourPoints,
  entries: 500,
  winnings: 300,
})

/** The first matching round from `nonce` on, as the server would reply. */
function roundWhere(fits: (round: WireRoundDetail) => boolean): WireRoundDetail {
  for (let nonce = 0; ; nonce++) {
    const played = playSeeded(definition, { serverSeed: SERVER_SEED, clientSeed: 'test', nonce }, { amount: STAKE })
    const round = {
      id: `rnd_${nonce}`,
      game: 'cherry-royale',
      title: 'Cherry Royale',
      mode: 'TournamentPoints',
      stake: STAKE,
      win: played.payout,
      isFree: false,
      at: '2026-11-21T12:00:00Z',
      isAcknowledged: false,
      events: played.events,
      balanceBefore: 0,
      balanceAfter: 0,
      fromGranted: STAKE,
      fromWon: 0,
      proof: { gameId: 'cherry-royale', definitionHash: '', commit: '', clientSeed: 'test', nonce, serverSeed: null },
    } as unknown as WireRoundDetail
    if (fits(round)) return round
  }
}

const winning = roundWhere(({ win }) => win > STAKE)
const losing = roundWhere(({ win }) => win === 0)
const withFreeSpins = roundWhere((round) => eventsOf(round).some(({ type }) => type === 'featureStart'))

const opened = (freeSpins: readonly FreeSpins[] = []): PlayState =>
  openState({
    mode: 'TournamentPoints',
    levels: definition.betLevels,
    balances: balancesOf(1, 100_000),
    freeSpins,
    stake: STAKE,
  })

const after = (state: PlayState, ...events: readonly PlayEvent[]): PlayState => events.reduce(reduce, state)

const showOf = (round: WireRoundDetail): PlayEvent[] =>
  direct(definition, eventsOf(round), PROFILES.normal).flatMap((cue): PlayEvent[] => [
    ...(cue.ms > 0 ? [{ type: 'cueShown', cue } as const] : []),
    { type: 'cueSettled', cue },
  ])

const pressed = { type: 'pressed' } as const
const answered = (round: WireRoundDetail): PlayEvent => ({
  type: 'answered',
  round,
  balances: balancesOf(2, 100_000 - STAKE, round.win),
})

test('a press deducts the play amount from the visible balance before any reply', () => {
  const state = after(opened(), pressed)
  expect(state.phase).toBe('spinning')
  expect(state.balanceShown).toBe(98_000)
})

test('a second press starts nothing', () => {
  const state = after(opened(), pressed)
  expect(after(state, pressed)).toBe(state)
})

test('a win stays out of the balance until it was shown, whatever arrives meanwhile', () => {
  const pushed = { type: 'balancesSeen', balances: balancesOf(3, 98_000, winning.win) } as const
  const state = after(opened(), pressed, answered(winning), pushed, ...showOf(winning))
  expect(state.balanceShown).toBe(98_000)
  expect(after(state, { type: 'ended' }).balanceShown).toBe(98_000 + winning.win)
})

test('an older balance never replaces a newer one', () => {
  const state = after(
    opened(),
    { type: 'balancesSeen', balances: balancesOf(5, 70_000) },
    { type: 'balancesSeen', balances: balancesOf(4, 90_000) },
  )
  expect(state.balanceShown).toBe(70_000)
})

test.each([
  ['a losing round', losing],
  ['a winning round', winning],
  ['a round with free spins', withFreeSpins],
])('%s ends in the view that its events imply, however it is shown', (_, round) => {
  for (const profile of Object.values(PROFILES)) {
    const cues = direct(definition, eventsOf(round), profile)
    const settled = cues.map((cue): PlayEvent => ({ type: 'cueSettled', cue }))
    const state = after(opened(), pressed, answered(round), ...settled)
    expect(state.view).toEqual(foldEvents(eventsOf(round)))
    expect(after(state, { type: 'ended' })).toMatchObject({ phase: 'idle', card: null })
  }
})

test('free spins count their own wins and end with the round', () => {
  const show = showOf(withFreeSpins)
  const start = show.findIndex((event) => event.type === 'cueSettled' && event.cue.kind === 'featureStart')
  const inside = after(opened(), pressed, answered(withFreeSpins), ...show.slice(0, start + 1))
  expect(inside.view.feature).toMatchObject({ step: 0, of: 10, multiplier: 2 })
  expect(after(inside, ...show.slice(start + 1), { type: 'ended' }).view.feature).toBeNull()
})

test.each(['insufficient-funds', 'ask-to-play-winnings', 'free-spins-gone'] as const)(
  'the amount is returned when refused for %s',
  (reason) => {
    const state = after(opened(), { type: 'autoplayStarted', limits: NO_LIMITS }, pressed, {
      type: 'refused',
      reason,
      balances: balancesOf(2, 1_000),
    })
    expect(state).toMatchObject({ phase: 'idle', notice: reason, balanceShown: 1_000, autoplay: null })
  },
)

test('a permanently failed call returns the amount', () => {
  const state = after(opened(), pressed, { type: 'troubled' }, { type: 'failed', code: 'terms-needed' })
  expect(state).toMatchObject({ phase: 'idle', notice: 'terms-needed', isReconnecting: false, balanceShown: 100_000 })
})

test('ROUND-10 autoplay ends when the player was switched off', () => {
  const started = after(opened(), { type: 'autoplayStarted', limits: NO_LIMITS }, pressed)
  expect(after(started, { type: 'failed', code: 'player-off' })).toMatchObject({ autoplay: null, notice: 'player-off' })
})

test('the win of a resumed round stays out of the balance until it was shown', () => {
  const state = after(opened(), { type: 'resumed', round: winning })
  expect(state).toMatchObject({ phase: 'stopping', isResumed: true, balanceShown: 100_000 - winning.win })
  expect(after(state, ...showOf(winning), { type: 'ended' }).balanceShown).toBe(100_000)
})

test('granted free spins cost nothing and are used up', () => {
  const spins = { id: 'fs_1', left: 2, stake: STAKE, mode: 'TournamentPoints', expiresAt: '2026-12-01T00:00:00Z' } as const
  const free = { ...losing, isFree: true }
  const once = after(opened([spins]), pressed)
  expect(once.balanceShown).toBe(100_000)
  const done = after(once, answered(free), ...showOf(free), { type: 'ended' })
  expect(done.freeSpins).toEqual([{ ...spins, left: 1 }])
  expect(after(done, pressed, answered(free), ...showOf(free), { type: 'ended' }).freeSpins).toEqual([])
})

const NO_LIMITS = { rounds: 3, winMax: null, lossMax: null, stopsOnFreeSpins: true }

test('autoplay counts down, and stops after free spins on request', () => {
  const started = after(opened(), { type: 'autoplayStarted', limits: NO_LIMITS })
  const one = after(started, pressed, answered(losing), ...showOf(losing), { type: 'ended' })
  expect(one.autoplay?.left).toBe(2)
  const stopped = after(one, pressed, answered(withFreeSpins), ...showOf(withFreeSpins), { type: 'ended' })
  expect(stopped).toMatchObject({ autoplay: null, autoplayEnd: 'free-spins' })
})

test('another mode plays its own amounts from its own balance', () => {
  const state = after(opened(), { type: 'opened', mode: 'SweepStakes', balances: balancesOf(2, 100_000), freeSpins: [] })
  expect(state.stake).toBe(definition.betLevels.SweepStakes[0])
  expect(state.balanceShown).toBe(800)
})

test('the play amount cannot change during a round', () => {
  const state = after(opened(), pressed)
  expect(after(state, { type: 'stakePicked', stake: 5_000 }).stake).toBe(STAKE)
})
