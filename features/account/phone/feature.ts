import { defineFeature } from '#kernel/feature.ts'
import { type Reward, reward as rewardOf } from '#kernel/reward.ts'

export interface PhoneOptions {
  /** For the first number; once for a player, and once for a number. */
  readonly reward: Reward
}

/** A number that players may be reached by, proved by a texted code. */
export const phone = defineFeature<'phone', PhoneOptions>({
  id: 'phone',
  defaults: { reward: rewardOf(5_000, 0) },
})
