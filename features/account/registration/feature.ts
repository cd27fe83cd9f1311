import { defineFeature } from '#kernel/feature.ts'
import { type Reward, reward } from '#kernel/reward.ts'

export interface RegistrationOptions {
  readonly signUpReward: Reward
  /** In place of the sign-up reward for somebody who came by another player's code. */
  readonly referredSignUpReward: Reward
  /** A new player is greeted on a page; otherwise by a modal. */
  readonly hasRegistrationPage: boolean
}

/** Opening an account, until its player was greeted. */
export const registration = defineFeature<'registration', RegistrationOptions>({
  id: 'registration',
  defaults: { signUpReward: reward(10_000, 500), referredSignUpReward: reward(15_000, 800), hasRegistrationPage: false },
  movedPages: ({ hasRegistrationPage }) =>
    hasRegistrationPage ? {} : { '/registration-complete': '?openModal=registration-complete' },
})
