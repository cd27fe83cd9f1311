import type { RoundEvent, BetParams } from '#engine/events.ts'
import type { GameMode, WireBalances, WireRoundDetail } from '#features/play/game-session/contract.ts'
import type { AnyPlayEvent, AnyState } from '../play/any-state.ts'
import { levelNear } from '../play/play-levels.ts'
import { newerOf, purseOf } from '../play/purse.ts'

/** `asking`: a reply is pending. `showing`: events are shown one by one. `choosing`: it is the player's turn. */
export type TablePhase = 'idle' | 'asking' | 'showing' | 'choosing'

export interface TableState extends AnyState {
  readonly phase: TablePhase
  /** The next round's params. */
  readonly params: BetParams
  /** The number of visible events of the round. */
  readonly shown: number
}

export type TableEvent =
  | AnyPlayEvent
  | { readonly type: 'asked'; readonly cost: number }
  | { readonly type: 'shown'; readonly upTo: number }
  | { readonly type: 'settled' }
  | { readonly type: 'refused'; readonly reason: string; readonly balances?: WireBalances; readonly round?: WireRoundDetail }
  | { readonly type: 'opened'; readonly mode: GameMode; readonly balances: WireBalances }
  | { readonly type: 'paramsPicked'; readonly params: BetParams }

export const eventsOf = (round: WireRoundDetail): readonly RoundEvent[] => round.events as unknown as readonly RoundEvent[]

/** The visible events of the round. */
export const shownEvents = ({ round, shown }: TableState): readonly RoundEvent[] => (round ? eventsOf(round).slice(0, shown) : [])

/** The reducer of a table's screen. Pure; the controller makes calls and waits. */
export function reduceTable(state: TableState, event: TableEvent): TableState {
  switch (event.type) {
    case 'asked':
      return ask(state, event.cost)
    case 'troubled':
      return { ...state, isReconnecting: true }
    case 'answered':
      return show(state, event.round, newerOf(state.balances, event.balances))
    case 'resumed':
      return { ...show({ ...state, shown: 0, params: event.round.params }, event.round, state.balances), isResumed: true }
    case 'shown':
      return { ...state, shown: event.upTo }
    case 'settled':
      return settle(state)
    case 'refused':
      return refuse(state, event)
    case 'balancesSeen':
      return withBalances(state, event.balances)
    case 'opened':
      return withBalances(inMode(state, event.mode), event.balances)
    case 'stakePicked':
      return state.phase === 'idle' ? { ...state, stake: event.stake } : state
    case 'paramsPicked':
      return state.phase === 'idle' ? { ...state, params: event.params, round: null, shown: 0, notice: null } : state
    case 'winningsAgreed':
      return { ...state, mayPlayWinnings: true, notice: null }
    case 'noticeClosed':
      return { ...state, notice: null }
  }
}

/** A new round clears the table; a choice within a round does not. */
function ask(state: TableState, cost: number): TableState {
  const isNew = state.phase === 'idle'
  return {
    ...state,
    phase: 'asking',
    balanceShown: state.balanceShown - cost,
    ...(isNew && { round: null, shown: 0 }),
    notice: null,
    isResumed: false,
    isReconnecting: false,
  }
}

/** The round is already paid; its win is withheld from view until it was shown. */
function show(state: TableState, round: WireRoundDetail, balances: WireBalances): TableState {
  const kept = round.mode === state.mode ? round.win : 0
  return {
    ...state,
    phase: 'showing',
    round,
    balances,
    balanceShown: purseOf(balances, state.mode) - kept,
    isReconnecting: false,
  }
}

/** All current events are visible: the player's turn, or the end. */
function settle(state: TableState): TableState {
  const { round } = state
  return {
    ...state,
    phase: round?.awaiting ? 'choosing' : 'idle',
    shown: round ? round.events.length : 0,
    balanceShown: purseOf(state.balances, state.mode),
    isResumed: false,
  }
}

function refuse(state: TableState, event: Extract<TableEvent, { type: 'refused' }>): TableState {
  const balances = event.balances ? newerOf(state.balances, event.balances) : state.balances
  const round = event.round ?? state.round
  return {
    ...state,
    ...(event.round && { params: event.round.params }),
    phase: round?.awaiting ? 'choosing' : 'idle',
    round,
    shown: round ? round.events.length : 0,
    balances,
    balanceShown: purseOf(balances, state.mode),
    isReconnecting: false,
    notice: event.reason,
  }
}

function withBalances(state: TableState, balances: WireBalances): TableState {
  const newest = newerOf(state.balances, balances)
  const isStill = state.phase === 'idle' || state.phase === 'choosing'
  return { ...state, balances: newest, balanceShown: isStill ? purseOf(newest, state.mode) : state.balanceShown }
}

const inMode = (state: TableState, mode: GameMode): TableState =>
  mode === state.mode || state.phase !== 'idle'
    ? state
    : {
        ...state,
        mode,
        stake: levelNear(state.levels[mode], 0),
        balanceShown: purseOf(state.balances, mode),
        round: null,
        shown: 0,
        notice: null,
      }

export interface TableOpening {
  readonly mode: GameMode
  readonly levels: Readonly<Record<GameMode, readonly number[]>>
  readonly balances: WireBalances
  readonly params: BetParams
}

export const openTable = ({ mode, levels, balances, params }: TableOpening): TableState => ({
  phase: 'idle',
  mode,
  levels,
  stake: levelNear(levels[mode], 0),
  params,
  balances,
  balanceShown: purseOf(balances, mode),
  round: null,
  shown: 0,
  isResumed: false,
  isReconnecting: false,
  notice: null,
  mayPlayWinnings: false,
})
