import type { OwnTable, SharedBet, SharedRound, SharedTable } from '#features/play/shared-rounds/contract.ts'
import type { GameMode, WireBalances } from '#features/play/game-session/contract.ts'
import type { AnyPlayEvent, AnyState } from '../../play/any-state.ts'
import { levelNear } from '../../play/play-levels.ts'
import { newerOf, purseOf } from '../../play/purse.ts'

/** What the round does now. `waiting`: no round is open yet. */
export type Stage = 'waiting' | 'betting' | 'flying' | 'burst'

export interface SharedState extends AnyState {
  /** `asking`: a reply is pending; `choosing`: a bet is in the round. */
  readonly phase: 'idle' | 'asking' | 'choosing'
  readonly table: SharedTable | null
  readonly bet: SharedBet | null
  /** Hundredths at which the next bet is collected automatically; null for by hand. */
  readonly auto: number | null
  /** The bet is placed as soon as the next round opens. */
  readonly isQueued: boolean
}

export type SharedEvent =
  | AnyPlayEvent
  | { readonly type: 'asked' }
  | { readonly type: 'seen'; readonly table: SharedTable }
  | { readonly type: 'told'; readonly own: OwnTable }
  | { readonly type: 'ended'; readonly bet: SharedBet }
  | { readonly type: 'refused'; readonly reason: string }
  | { readonly type: 'opened'; readonly mode: GameMode; readonly balances: WireBalances }
  | { readonly type: 'autoPicked'; readonly auto: number | null }
  | { readonly type: 'queued'; readonly isQueued: boolean }

export interface SharedOpening {
  readonly mode: GameMode
  readonly levels: Readonly<Record<GameMode, readonly number[]>>
  readonly balances: WireBalances
}

export const openShared = ({ mode, levels, balances }: SharedOpening): SharedState => ({
  phase: 'idle',
  mode,
  levels,
  stake: levelNear(levels[mode], FIRST_STAKE),
  balances,
  balanceShown: purseOf(balances, mode),
  round: null,
  isResumed: false,
  isReconnecting: false,
  notice: null,
  mayPlayWinnings: false,
  table: null,
  bet: null,
  auto: null,
  isQueued: false,
})

const FIRST_STAKE = 10_000

/** The reducer of a shared round's screen. Pure; the controller makes calls and waits. */
export function reduceShared(state: SharedState, event: SharedEvent): SharedState {
  switch (event.type) {
    case 'asked':
      return { ...state, phase: 'asking', notice: null, isReconnecting: false, isQueued: false }
    case 'troubled':
      return { ...state, isReconnecting: true }
    case 'seen':
      return withTable(state, event.table)
    case 'told':
      return settled(withBalances(withBet(withTable(state, event.own.table), event.own.bet), event.own.balances))
    case 'ended':
      return state.bet?.id === event.bet.id ? settled(withBet(state, event.bet)) : state
    case 'refused':
      return { ...settled(state), notice: event.reason, isReconnecting: false, isQueued: false }
    case 'balancesSeen':
      return withBalances(state, event.balances)
    case 'opened':
      return withBalances(
        { ...state, mode: event.mode, stake: levelNear(state.levels[event.mode], state.stake), isQueued: false },
        event.balances,
      )
    case 'stakePicked':
      return { ...state, stake: event.stake }
    case 'autoPicked':
      return { ...state, auto: event.auto }
    case 'queued':
      return { ...state, isQueued: event.isQueued, notice: null }
    case 'winningsAgreed':
      return { ...state, mayPlayWinnings: true, notice: null }
    case 'noticeClosed':
      return { ...state, notice: null }
    // Only rounds of one player have these.
    case 'answered':
    case 'resumed':
      return state
  }
}

/** Pushes and replies may overtake each other: what the server said later counts. */
function withTable(state: SharedState, table: SharedTable): SharedState {
  if (state.table && state.table.now > table.now) return state
  const isOther = state.bet && table.round && !isIn(state.bet, table.round)
  return { ...state, table, bet: isOther ? null : state.bet }
}

/** A bet that has ended does not open again. */
function withBet(state: SharedState, bet: SharedBet | null): SharedState {
  if (!bet) return state
  const isLate = state.bet?.id === bet.id && state.bet.state !== 'open' && bet.state === 'open'
  const isCurrent = state.table?.round && isIn(bet, state.table.round)
  return isLate || !isCurrent ? state : { ...state, bet }
}

const settled = (state: SharedState): SharedState => ({
  ...state,
  phase: state.bet?.state === 'open' ? 'choosing' : 'idle',
  isReconnecting: false,
})

const withBalances = (state: SharedState, seen: WireBalances): SharedState => {
  const balances = newerOf(state.balances, seen)
  return { ...state, balances, balanceShown: purseOf(balances, state.mode) }
}

const isIn = ({ chain, no }: SharedBet, round: SharedRound): boolean => round.chain === chain && round.no === no

/** The stage at this time of the server's clock. */
export function stageOf({ table }: Pick<SharedState, 'table'>, now: number): Stage {
  const round = table?.round
  if (!round) return 'waiting'
  if (round.state !== 'open' || (round.endsAt !== null && now >= round.endsAt)) return 'burst'
  return now < round.startsAt ? 'betting' : 'flying'
}

type Act = 'join' | 'next' | 'queued' | 'joined' | 'collect' | 'asking'

/** What a press does now. */
export function actOf({ phase, bet, isQueued }: SharedState, stage: Stage): Act {
  if (phase === 'asking') return 'asking'
  if (bet?.state === 'open') return stage === 'flying' ? 'collect' : 'joined'
  if (isQueued) return 'queued'
  return stage === 'betting' && !bet ? 'join' : 'next'
}
