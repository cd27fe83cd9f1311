import { defineFeature } from '#kernel/feature.ts'

export interface DailyWheelOptions {
  /** Numbers of purchases at which the wheel does not open by itself; it stays a click away. */
  readonly quietAtDeposits: readonly number[]
}

/** A wheel that turns free once a day, and wheels that purchases open. */
export const dailyWheel = defineFeature<'daily-wheel', DailyWheelOptions>({
  id: 'daily-wheel',
  defaults: { quietAtDeposits: [] },
})
