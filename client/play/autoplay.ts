import { AUTOPLAY_ROUNDS_MAX } from '#features/play/game-session/contract.ts'

/** When autoplay stops. Amounts are in minor units; null is no limit. */
export interface AutoplayLimits {
  readonly rounds: number
  /** Stops after a round that wins more than this. */
  readonly winMax: number | null
  /** Stops when the run has lost this, or more: what was played minus what was won. */
  readonly lossMax: number | null
  readonly stopsOnFreeSpins: boolean
}

export interface Autoplay {
  readonly limits: AutoplayLimits
  readonly left: number
  /** What the run has lost so far; negative while it is ahead. */
  readonly lost: number
}

export interface FinishedRound {
  readonly win: number
  /** What the round cost; 0 for a free spin. */
  readonly paid: number
  readonly hadFreeSpins: boolean
}

export type AutoplayEnd = AutoplayLimit | 'unseen'

/** The player's settings, or the number of rounds. */
type AutoplayLimit = 'rounds' | 'win' | 'loss' | 'free-spins'

export const startAutoplay = (limits: AutoplayLimits): Autoplay => ({
  limits,
  left: Math.min(AUTOPLAY_ROUNDS_MAX, Math.max(1, Math.floor(limits.rounds))),
  lost: 0,
})

/** The rounds left after a round, or why autoplay stops. */
export function afterRound({ limits, left, lost: before }: Autoplay, round: FinishedRound): Autoplay | AutoplayLimit {
  const lost = before + round.paid - round.win
  if (limits.stopsOnFreeSpins && round.hadFreeSpins) return 'free-spins'
  if (limits.winMax !== null && round.win > limits.winMax) return 'win'
  if (limits.lossMax !== null && lost >= limits.lossMax) return 'loss'
  return left > 1 ? { limits, left: left - 1, lost } : 'rounds'
}

/** The losses to choose from, in play amounts, before they are rounded. */
const LOSS_MULTIPLES = [10, 25, 50]
const ROUND_FIGURES = [1, 2, 2.5, 5, 10]
const UNIT = 100

/** Round amounts near some multiples of the play amount: 1,000 and not 955. None is above the balance. */
export function roundLosses(stake: number, balance: number): number[] {
  const losses = LOSS_MULTIPLES.map((times) => roundNear(stake * times))
  return [...new Set(losses)].filter((each) => each > 0 && each <= balance)
}

/** The nearest amount of the form 1, 2, 2.5 or 5 times a power of ten; from a whole unit on without cents. */
function roundNear(amount: number): number {
  if (amount <= 0) return 0
  const power = 10 ** Math.floor(Math.log10(amount))
  const figures = ROUND_FIGURES.map((figure) => figure * power).filter((each) => each < UNIT || each % UNIT === 0)
  return figures.toSorted((a, b) => Math.abs(a - amount) - Math.abs(b - amount))[0] ?? power
}
