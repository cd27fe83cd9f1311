import { type CalendarDay, type Instant, MINUTE_MS } from '#kernel/time.ts'

/** A transfer of a round or a purchase, as the player's balances saw it. */
export interface PlayMove {
  readonly at: Instant
  /** In the brand's time zone. */
  readonly day: CalendarDay
  readonly hour: number
  /** Null: a purchase. */
  readonly round: string | null
  readonly spent: bigint
  readonly gained: bigint
  /** The balance of the round's mode afterwards. */
  readonly left: bigint
}

export interface PlayFigures {
  readonly rounds: number
  /** Begun from midnight to five. */
  readonly nightRounds: number
  /** Days with a round. */
  readonly days: number
  /** Of the longest play without a pause of half an hour. */
  readonly longestMinutes: number
  /** Times that the stake at least doubled right after three lost rounds or more. */
  readonly raisedAfterLosses: number
  /** Purchases within five minutes of a balance too low for another round like the last. */
  readonly boughtWhenEmpty: number
}

const PAUSE_MS = 30 * MINUTE_MS
const SOON_MS = 5 * MINUTE_MS
const NIGHT_ENDS_HOUR = 5
const LOSSES_IN_A_ROW = 3

interface Round {
  readonly id: string
  readonly at: Instant
  readonly day: CalendarDay
  readonly hour: number
  readonly stake: bigint
  readonly win: bigint
  readonly left: bigint
  readonly lastAt: Instant
}

/** What a player's moves, earliest first, say about how they play. */
export function playFiguresOf(moves: readonly PlayMove[]): PlayFigures {
  const rounds = roundsOf(moves)
  return {
    rounds: rounds.length,
    nightRounds: rounds.filter(({ hour }) => hour < NIGHT_ENDS_HOUR).length,
    days: new Set(rounds.map(({ day }) => day)).size,
    longestMinutes: longestOf(rounds),
    raisedAfterLosses: raisesOf(rounds),
    boughtWhenEmpty: emptyPurchasesOf(moves),
  }
}

/** A round of several steps is one round. */
function roundsOf(moves: readonly PlayMove[]): Round[] {
  const rounds = new Map<string, Round>()
  for (const { round: id, spent, gained, at, ...rest } of moves) {
    if (id === null) continue
    const known = rounds.get(id)
    const sums = { stake: (known?.stake ?? 0n) + spent, win: (known?.win ?? 0n) + gained, left: rest.left, lastAt: at }
    rounds.set(id, known ? { ...known, ...sums } : { id, at, day: rest.day, hour: rest.hour, ...sums })
  }
  return [...rounds.values()]
}

function longestOf(rounds: readonly Round[]): number {
  let longest = 0
  let began = rounds[0]?.at ?? 0
  let last = began
  for (const { at, lastAt } of rounds) {
    if (at - last > PAUSE_MS) began = at
    last = Math.max(last, lastAt)
    longest = Math.max(longest, last - began)
  }
  return Math.floor(longest / MINUTE_MS)
}

/** Free rounds neither break a row of losses nor belong to it. */
function raisesOf(rounds: readonly Round[]): number {
  let raises = 0
  let losses = 0
  let before = 0n
  for (const { stake, win } of rounds) {
    if (stake === 0n) continue
    if (losses >= LOSSES_IN_A_ROW && stake >= 2n * before) raises++
    losses = win < stake ? losses + 1 : 0
    before = stake
  }
  return raises
}

function emptyPurchasesOf(moves: readonly PlayMove[]): number {
  let count = 0
  let last: PlayMove | undefined
  for (const move of moves) {
    if (move.round !== null) {
      if (move.spent > 0n) last = move
      else if (last && last.round === move.round) last = { ...last, left: move.left, at: move.at }
    } else if (last && last.left < last.spent && move.at - last.at <= SOON_MS) count++
  }
  return count
}
