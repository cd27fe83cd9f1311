import { defineFeature } from '#kernel/feature.ts'

export interface DailyWheelOptions {
  /** Purchase counts at which the wheel does not open automatically; a click still opens it. */
  readonly suppressAtDepositCounts: readonly number[]
}

/** A wheel that spins free once a day, and wheels that purchases open. */
export const dailyWheel = defineFeature<'daily-wheel', DailyWheelOptions>({
  id: 'daily-wheel',
  defaults: { suppressAtDepositCounts: [] },
})
