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

/** The share of the current balance that autoplay may lose before it stops. */
const BALANCE_SHARES = [0.5, 0.75, 0.9]

/** Amounts of two figures just below each share of the balance: 9,500 and not 9,550. */
export function roundMinima(balance: number): number[] {
  const minima = BALANCE_SHARES.map((share) => {
    const step = 10 ** Math.max(2, Math.floor(Math.log10(balance * share)) - 1)
    return Math.floor((balance * share) / step) * step
  })
  return [...new Set(minima)].filter((each) => each > 0)
}
