import { economy } from '#kernel/economy.ts'
import { defineFeature } from '#kernel/feature.ts'
import type { Reward } from '#kernel/reward.ts'

export interface RegistrationOptions {
  readonly signUpReward: Reward
  /** A new player is welcomed on a page; otherwise by a modal. */
  readonly hasRegistrationPage: boolean
}

/** Account registration, up to the welcome of the new player. */
export const registration = defineFeature<'registration', RegistrationOptions>({
  id: 'registration',
  defaults: {
    signUpReward: economy.signUp,
    hasRegistrationPage: false,
  },
  movedPages: ({ hasRegistrationPage }) =>
    hasRegistrationPage ? {} : { '/registration-complete': '?openModal=registration-complete' },
})
