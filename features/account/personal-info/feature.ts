import { defineFeature } from '#kernel/feature.ts'
import { type Reward, reward } from '#kernel/reward.ts'

export interface PersonalInfoOptions {
  /** Asks for name, surname, birth date and zip only; otherwise for the whole address. */
  readonly isProfileEasy: boolean
  readonly profileReward: Reward
}

/** Who a player is and where they live, as they tell it themselves. */
export const personalInfo = defineFeature<'personal-info', PersonalInfoOptions>({
  id: 'personal-info',
  defaults: { isProfileEasy: true, profileReward: reward(5_000, 200) },
})
