import { defineFeature } from '#kernel/feature.ts'
import { type Reward, reward as rewardOf } from '#kernel/reward.ts'

export interface EmailConfirmationOptions {
  /** For a confirmed address; once for a player, and once for a mailbox. */
  readonly reward: Reward
}

/** Whether an address is the player's own: a mailed link says so. */
export const emailConfirmation = defineFeature<'email-confirmation', EmailConfirmationOptions>({
  id: 'email-confirmation',
  defaults: { reward: rewardOf(5_000, 300) },
})
