import type { Streak } from '../contract.ts'

/** Steps of a streak. */
export const STEPS_MAX = 8

/** Before the first step, and while no streak runs. Apart from the contract, so that the card on home loads little. */
export const EMPTY_STREAK: Streak = {
  currentCountDeposit: 0,
  maxNumberOfDeposit: STEPS_MAX,
  secondsToResetStreakCounter: null,
  resetsAt: null,
  dailyWinStreakLimitExceeded: false,
  limitEndsAt: null,
  openSteps: [],
  version: 0,
}
