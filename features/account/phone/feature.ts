import { economy } from '#kernel/economy.ts'
import { defineFeature } from '#kernel/feature.ts'
import type { Reward } from '#kernel/reward.ts'

export interface PhoneOptions {
  /** For the first number; once per player and once per number. */
  readonly reward: Reward
}

/** The player's phone number, confirmed by a texted code. */
export const phone = defineFeature<'phone', PhoneOptions>({
  id: 'phone',
  defaults: { reward: economy.confirmedPhone },
})
