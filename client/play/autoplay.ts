import { AUTOPLAY_ROUNDS_MAX } from '#features/play/game-session/contract.ts'

/** When autoplay stops. Amounts are in minor units; null is no limit. */
export interface AutoplayLimits {
  readonly rounds: number
  /** Stops after a round that wins more than this. */
  readonly winMax: number | null
  /** Stops when the balance falls below this. */
  readonly balanceMin: number | null
  readonly stopsOnFreeSpins: boolean
}

export interface Autoplay {
  readonly limits: AutoplayLimits
  readonly left: number
}

export interface FinishedRound {
  readonly win: number
  /** After the round. */
  readonly balance: number
  readonly hadFreeSpins: boolean
}

export type AutoplayEnd = AutoplayLimit | 'unseen'

/** The player's settings, or the number of rounds. */
type AutoplayLimit = 'rounds' | 'win' | 'balance' | 'free-spins'

export const startAutoplay = (limits: AutoplayLimits): Autoplay => ({
  limits,
  left: Math.min(AUTOPLAY_ROUNDS_MAX, Math.max(1, Math.floor(limits.rounds))),
})

/** The rounds left after a round, or why autoplay stops. */
export function afterRound({ limits, left }: Autoplay, round: FinishedRound): Autoplay | AutoplayLimit {
  if (limits.stopsOnFreeSpins && round.hadFreeSpins) return 'free-spins'
  if (limits.winMax !== null && round.win > limits.winMax) return 'win'
  if (limits.balanceMin !== null && round.balance < limits.balanceMin) return 'balance'
  return left > 1 ? { limits, left: left - 1 } : 'rounds'
}
