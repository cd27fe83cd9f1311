import type { ChooseRefusal, GameMode, SpinRefusal, WireBalances, WireRoundDetail } from '#features/game-session/contract.ts'

/** What is known of a game while it is played, be it on reels or at a table. */
export interface AnyState {
  /** `idle`: a press plays a round. `choosing`: the round waits for the player. Between them each kind has its own. */
  readonly phase: string
  readonly mode: GameMode
  readonly levels: Readonly<Record<GameMode, readonly number[]>>
  /** The play amount, or a chip's worth where several are laid. */
  readonly stake: number
  /** The newest known. */
  readonly balances: WireBalances
  /** What the player sees: no win before it was shown. */
  readonly balanceShown: number
  /** The round in view, or the last one. */
  readonly round: WireRoundDetail | null
  /** A round from before, shown on return. */
  readonly isResumed: boolean
  /** The outcome takes long; it is asked for again. */
  readonly isReconnecting: boolean
  /** A problem code, or why the server refused. */
  readonly notice: SpinRefusal | ChooseRefusal | (string & {}) | null
  readonly mayPlayWinnings: boolean
  /** Only reels play round after round by themselves. */
  readonly autoplay?: object | null
}

/** What may happen to every game. */
export type AnyPlayEvent =
  | { readonly type: 'troubled' }
  | { readonly type: 'answered'; readonly round: WireRoundDetail; readonly balances: WireBalances }
  | { readonly type: 'resumed'; readonly round: WireRoundDetail }
  | { readonly type: 'balancesSeen'; readonly balances: WireBalances }
  | { readonly type: 'stakePicked'; readonly stake: number }
  | { readonly type: 'winningsAgreed' }
  | { readonly type: 'noticeClosed' }
