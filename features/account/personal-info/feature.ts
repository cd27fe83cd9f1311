import { economy } from '#kernel/economy.ts'
import { defineFeature } from '#kernel/feature.ts'
import type { Reward } from '#kernel/reward.ts'

export interface PersonalInfoOptions {
  /** Asks for name, surname, birth date and ZIP only; otherwise for the full address. */
  readonly isProfileEasy: boolean
  readonly profileReward: Reward
}

/** Players' personal data and address, as they enter them. */
export const personalInfo = defineFeature<'personal-info', PersonalInfoOptions>({
  id: 'personal-info',
  defaults: { isProfileEasy: true, profileReward: economy.profile },
})
