import { defineFeature } from '#kernel/feature.ts'

export interface DailyLoginOptions {
  readonly needsConfirmedEmail: boolean
  /** Purchase counts at which the modal does not open automatically; a click still opens it. */
  readonly suppressAtDepositCounts: readonly number[]
}

/** Prizes and their days are campaigns. */
export const dailyLogin = defineFeature<'daily-login', DailyLoginOptions>({
  id: 'daily-login',
  defaults: { needsConfirmedEmail: true, suppressAtDepositCounts: [] },
})
