import type { SlotRoundEvent } from '#engine/slot/view.ts'
import { EMPTY_VIEW, foldEvents, type RoundView } from '#engine/slot/view.ts'
import type { Choice } from '#engine/round-contract.ts'
import type { ChooseRefusal, GameMode, SpinRefusal, WireBalances, WireRoundDetail } from '#features/play/game-session/contract.ts'
import type { Cue } from '../playback/cue.ts'
import { type WinTier, winTier } from '../playback/win-tier.ts'
import type { AnyPlayEvent, AnyState } from './any-state.ts'
import { afterRound, type Autoplay, type AutoplayEnd, type AutoplayLimits, startAutoplay } from './autoplay.ts'
import { type Card, cardOf, boardOf } from './card.ts'
import { levelNear } from './play-levels.ts'
import { newerOf, purseOf } from './purse.ts'

/**
 * `spinning`: the outcome is unknown. `stopping`: reels come to rest. `celebrating`: a win or feature is shown.
 * `choosing`: the round waits for the player.
 */
export type Phase = 'idle' | 'spinning' | 'stopping' | 'celebrating' | 'choosing'

export interface FreeSpins {
  readonly id: string
  readonly left: number
  readonly stake: number
  readonly mode: GameMode
  readonly expiresAt: string
}

export interface ShownWin {
  readonly amount: number
  readonly tier: WinTier
  /** The line's number, from 1, if exactly one line won. */
  readonly line: number | null
  readonly countMs: number
  /** Its cue is being shown, with its light. */
  readonly isNew: boolean
}

export interface PlayState extends AnyState {
  readonly phase: Phase
  readonly freeSpins: readonly FreeSpins[]
  readonly view: RoundView
  readonly win: ShownWin | null
  readonly card: Card | null
  /** The choice being sent to the server. */
  readonly asked: Choice | null
  readonly autoplay: Autoplay | null
  readonly autoplayEnd: AutoplayEnd | null
}

export type PlayEvent =
  | AnyPlayEvent
  /** `price`: minor units, if it differs from the selected play amount. */
  | { readonly type: 'pressed'; readonly price?: number }
  | { readonly type: 'refused'; readonly reason: SpinRefusal | ChooseRefusal; readonly balances: WireBalances }
  | { readonly type: 'failed'; readonly code: string }
  /** Every known event was shown, and the round waits. */
  | { readonly type: 'waits' }
  | { readonly type: 'chose'; readonly choice: Choice }
  | { readonly type: 'cueShown'; readonly cue: Cue }
  | { readonly type: 'cueSettled'; readonly cue: Cue }
  | { readonly type: 'ended' }
  | {
      readonly type: 'opened'
      readonly mode: GameMode
      readonly balances: WireBalances
      readonly freeSpins: readonly FreeSpins[]
    }
  | { readonly type: 'autoplayStarted'; readonly limits: AutoplayLimits }
  /** By a press, or as `end` says. */
  | { readonly type: 'autoplayStopped'; readonly end?: AutoplayEnd }

/** The free spins that the next press uses, if any. */
export const freeSpinsOf = ({ freeSpins, mode }: PlayState): FreeSpins | null =>
  freeSpins.find((each) => each.mode === mode && each.left > 0) ?? null

/** The stake of the next press. */
export const stakeOf = (state: PlayState): number => freeSpinsOf(state)?.stake ?? state.stake

export const eventsOf = (round: WireRoundDetail): readonly SlotRoundEvent[] =>
  round.events as unknown as readonly SlotRoundEvent[]

/** The screen's reducer. Pure; the controller runs the side effects (calls, reels, sound). */
export function reduce(state: PlayState, event: PlayEvent): PlayState {
  switch (event.type) {
    case 'pressed':
      return state.phase === 'idle' ? begin(state, event.price) : state
    case 'troubled':
      return state.phase === 'spinning' || state.asked ? { ...state, isReconnecting: true } : state
    case 'answered':
      return { ...take(state, event.round), balances: newerOf(state.balances, event.balances) }
    case 'resumed':
      return resume(state, event.round)
    case 'refused':
      return stop({ ...state, balances: newerOf(state.balances, event.balances) }, event.reason)
    case 'failed':
      return stop(state, event.code)
    case 'waits':
      return wait(state)
    case 'chose':
      return { ...state, asked: event.choice, notice: null, isResumed: false }
    case 'cueShown':
      return show(state, event.cue)
    case 'cueSettled':
      return settle(state, event.cue)
    case 'ended':
      return end(state)
    default:
      return arrange(state, event)
  }
}

type Arrangement = Extract<
  PlayEvent,
  { type: 'balancesSeen' | 'opened' | 'stakePicked' | 'autoplayStarted' | 'autoplayStopped' | 'winningsAgreed' | 'noticeClosed' }
>

function arrange(state: PlayState, event: Arrangement): PlayState {
  switch (event.type) {
    case 'balancesSeen':
      return withBalances(state, event.balances)
    case 'opened':
      return state.phase === 'idle'
        ? withBalances(inMode({ ...state, freeSpins: event.freeSpins }, event.mode), event.balances)
        : state
    case 'stakePicked':
      return state.phase === 'idle' && !state.autoplay ? { ...state, stake: event.stake } : state
    case 'autoplayStarted':
      return { ...state, autoplay: startAutoplay(event.limits), autoplayEnd: null }
    case 'autoplayStopped':
      return { ...state, autoplay: null, autoplayEnd: event.end ?? null }
    case 'winningsAgreed':
      return { ...state, mayPlayWinnings: true, notice: null }
    case 'noticeClosed':
      return { ...state, notice: null }
  }
}

function begin(state: PlayState, price?: number): PlayState {
  const paid = price ?? (freeSpinsOf(state) ? 0 : state.stake)
  return {
    ...state,
    phase: 'spinning',
    balanceShown: purseOf(state.balances, state.mode) - paid,
    view: { ...state.view, wins: [], won: 0 },
    win: null,
    card: null,
    notice: null,
    isResumed: false,
    isReconnecting: false,
    autoplayEnd: null,
  }
}

const take = (state: PlayState, round: WireRoundDetail): PlayState => ({
  ...state,
  phase: 'stopping',
  round,
  asked: null,
  isReconnecting: false,
})

/** No win is withheld: an open round has paid nothing yet. */
function wait(state: PlayState): PlayState {
  const view = state.round ? foldEvents(eventsOf(state.round)) : state.view
  return {
    ...state,
    phase: 'choosing',
    view,
    card: boardOf(view),
    win: null,
    asked: null,
    balanceShown: purseOf(state.balances, state.mode),
  }
}

/** The round is already settled: its win is withheld from view until it was shown. */
const resume = (state: PlayState, round: WireRoundDetail): PlayState => ({
  ...take(state, round),
  isResumed: true,
  balanceShown: purseOf(state.balances, state.mode) - (round.mode === state.mode ? round.win : 0),
})

/** A waiting round keeps waiting. */
const stop = (state: PlayState, notice: string): PlayState => ({
  ...state,
  phase: state.phase === 'choosing' ? 'choosing' : 'idle',
  asked: null,
  balanceShown: purseOf(state.balances, state.mode),
  isReconnecting: false,
  notice,
  autoplay: null,
})

function show(state: PlayState, cue: Cue): PlayState {
  switch (cue.kind) {
    case 'spin':
    case 'nudge':
    case 'link':
    case 'cascade':
    case 'transform':
    case 'walk':
      return { ...state, phase: 'stopping', win: null, card: null }
    case 'wins':
    case 'collect': {
      const line = cue.wins.length === 1 ? (cue.wins[0]?.line ?? null) : null
      const win = {
        amount: cue.amount,
        tier: cue.tier,
        line: line === null ? null : line + 1,
        countMs: cue.countMs,
        isNew: cue.isCalm !== true,
      }
      return { ...state, phase: 'celebrating', win }
    }
    // Cues that move neither reels nor coins: their text may show when they start.
    case 'multiplier':
    case 'trail':
    case 'rows':
      return { ...state, phase: 'celebrating', view: cue.view }
    case 'trigger':
    case 'featureStart':
    case 'featureEnd':
    case 'jackpot':
    case 'wheel':
    case 'pickOffer':
    case 'picked':
    case 'trailBoard':
    case 'trailMove':
    case 'cap':
      return { ...state, phase: 'celebrating', win: null, card: cardOf(cue, state) }
    default:
      return state
  }
}

function settle(state: PlayState, cue: Cue): PlayState {
  return { ...state, view: cue.view, card: boardOf(cue.view), win: state.win && { ...state.win, countMs: 0, isNew: false } }
}

function end(state: PlayState): PlayState {
  const { round } = state
  if (!round) return { ...state, phase: 'idle' }
  const view = foldEvents(eventsOf(round))
  const balance = purseOf(state.balances, state.mode)
  const hadFreeSpins = eventsOf(round).some(({ type }) => type === 'featureStart')
  const next =
    state.autoplay && !state.isResumed
      ? afterRound(state.autoplay, { win: round.win, paid: round.isFree ? 0 : round.stake, hadFreeSpins })
      : state.autoplay
  const isOver = typeof next === 'string'
  return {
    ...state,
    phase: 'idle',
    view,
    card: null,
    balanceShown: balance,
    win: round.win > 0 ? totalWin(state, round) : null,
    freeSpins: round.isFree && !state.isResumed ? usedOne(state) : state.freeSpins,
    autoplay: isOver ? null : next,
    autoplayEnd: isOver ? next : state.autoplayEnd,
  }
}

/** The final view: the round's total win, with its line if that was all of it. */
const totalWin = ({ win }: PlayState, round: WireRoundDetail): ShownWin => ({
  amount: round.win,
  tier: winTier(round.win, round.stake),
  line: win?.amount === round.win ? win.line : null,
  countMs: 0,
  isNew: false,
})

function usedOne(state: PlayState): readonly FreeSpins[] {
  const used = freeSpinsOf(state)
  return state.freeSpins.flatMap((each) => (each !== used ? [each] : each.left > 1 ? [{ ...each, left: each.left - 1 }] : []))
}

/** Nothing is pending that the visible balance must not reveal yet. */
const isStill = ({ phase, asked }: PlayState): boolean => phase === 'idle' || (phase === 'choosing' && asked === null)

function withBalances(state: PlayState, balances: WireBalances): PlayState {
  const newest = newerOf(state.balances, balances)
  return { ...state, balances: newest, balanceShown: isStill(state) ? purseOf(newest, state.mode) : state.balanceShown }
}

const inMode = (state: PlayState, mode: GameMode): PlayState =>
  mode === state.mode
    ? state
    : {
        ...state,
        mode,
        stake: levelNear(state.levels[mode], 0),
        balanceShown: purseOf(state.balances, mode),
        round: null,
        win: null,
        notice: null,
        autoplay: null,
      }

export interface Opening {
  readonly mode: GameMode
  readonly levels: Readonly<Record<GameMode, readonly number[]>>
  readonly balances: WireBalances
  readonly freeSpins: readonly FreeSpins[]
  /** The last play amount; the lowest if unknown. */
  readonly stake?: number
}

export const openState = ({ mode, levels, balances, freeSpins, stake = 0 }: Opening): PlayState => ({
  phase: 'idle',
  mode,
  levels,
  stake: levelNear(levels[mode], stake),
  balances,
  balanceShown: purseOf(balances, mode),
  freeSpins,
  round: null,
  view: EMPTY_VIEW,
  win: null,
  card: null,
  asked: null,
  isResumed: false,
  isReconnecting: false,
  notice: null,
  mayPlayWinnings: false,
  autoplay: null,
  autoplayEnd: null,
})
