import { defineFeature } from '#kernel/feature.ts'

/** Purchases in a row move along a track of prize wheels; it gives coins alone. */
export const depositStreak = defineFeature<'deposit-streak', object>({
  id: 'deposit-streak',
  defaults: {},
})
