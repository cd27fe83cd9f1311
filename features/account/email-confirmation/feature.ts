import { economy } from '#kernel/economy.ts'
import { defineFeature } from '#kernel/feature.ts'
import type { Reward } from '#kernel/reward.ts'

export interface EmailConfirmationOptions {
  /** For a confirmed address; once per player and once per mailbox. */
  readonly reward: Reward
}

/** Confirms by a mailed link that an address is the player's own. */
export const emailConfirmation = defineFeature<'email-confirmation', EmailConfirmationOptions>({
  id: 'email-confirmation',
  defaults: { reward: economy.confirmedEmail },
})
