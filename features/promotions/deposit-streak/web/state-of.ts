import type { Streak } from '../contract.ts'

/** What the player can do now. `soon`: the streak starts over within a day. */
export type StreakState = 'open' | 'closed' | 'held' | 'none' | 'done' | 'soon' | 'going'

const SOON_SECONDS = 86_400

/** The state at this time in Unix seconds; limits and streaks end on the page without another answer of the server. */
export function stateOf(streak: Streak, arePurchasesOpen: boolean, now: number): StreakState {
  const { openSteps, limitEndsAt, maxNumberOfDeposit, resetsAt } = streak
  if (openSteps.length > 0) return 'open'
  if (!arePurchasesOpen) return 'closed'
  if (limitEndsAt !== null && now < limitEndsAt) return 'held'
  const count = countAt(streak, now)
  if (count === 0 || resetsAt === null) return 'none'
  if (count >= maxNumberOfDeposit) return 'done'
  return resetsAt - now <= SOON_SECONDS ? 'soon' : 'going'
}

/** Steps of the streak at this time: none from its end on. */
export const countAt = ({ currentCountDeposit, resetsAt }: Streak, now: number): number =>
  resetsAt !== null && now < resetsAt ? currentCountDeposit : 0

export type StepState = 'open' | 'done' | 'next' | 'locked'

/** A step of the track, as the player has it at this time. */
export function stepStateOf(streak: Streak, step: number, now: number): StepState {
  if (streak.openSteps.includes(step)) return 'open'
  const count = countAt(streak, now)
  if (step <= count) return 'done'
  return step === count + 1 ? 'next' : 'locked'
}
