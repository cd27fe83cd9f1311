import type { ChooseRefusal, GameMode, SpinRefusal, WireBalances, WireRoundDetail } from '#features/play/game-session/contract.ts'

/** The state of a game in play, shared by slots and table games. */
export interface AnyState {
  /** `idle`: a press plays a round. `choosing`: the round waits for the player. Each kind adds its own phases. */
  readonly phase: string
  readonly mode: GameMode
  readonly levels: Readonly<Record<GameMode, readonly number[]>>
  /** The play amount, or one chip's value where several are placed. */
  readonly stake: number
  /** The newest known balances. */
  readonly balances: WireBalances
  /** The balances shown: without wins that have not been shown yet. */
  readonly balanceShown: number
  /** The current round, or the last one. */
  readonly round: WireRoundDetail | null
  /** An earlier round, resumed on return. */
  readonly isResumed: boolean
  /** The outcome is slow and is requested again. */
  readonly isReconnecting: boolean
  /** A problem code, or the server's reason for refusal. */
  readonly notice: SpinRefusal | ChooseRefusal | (string & {}) | null
  readonly mayPlayWinnings: boolean
  /** Only slots have autoplay. */
  readonly autoplay?: object | null
}

/** Actions that every game has. */
export type AnyPlayEvent =
  | { readonly type: 'troubled' }
  | { readonly type: 'answered'; readonly round: WireRoundDetail; readonly balances: WireBalances }
  | { readonly type: 'resumed'; readonly round: WireRoundDetail }
  | { readonly type: 'balancesSeen'; readonly balances: WireBalances }
  | { readonly type: 'stakePicked'; readonly stake: number }
  | { readonly type: 'winningsAgreed' }
  | { readonly type: 'noticeClosed' }
