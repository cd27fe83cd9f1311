import { defineFeature } from '#kernel/feature.ts'
import { type Reward, reward } from '#kernel/reward.ts'

export interface AccountOptions {
  readonly signUpReward: Reward
  /** In place of the sign-up reward for somebody who came by another player's code. */
  readonly referredSignUpReward: Reward
  /** Signing in and up have pages; otherwise they are modals over the lobby. */
  readonly hasAuthPages: boolean
  /** A new player is greeted on a page; otherwise by a modal. */
  readonly hasRegistrationPage: boolean
}

export const account = defineFeature<'account', AccountOptions>({
  id: 'account',
  title: 'Account',
  defaults: {
    signUpReward: reward(10_000, 500),
    referredSignUpReward: reward(15_000, 800),
    hasAuthPages: true,
    hasRegistrationPage: false,
  },
  movedPages: ({ hasAuthPages, hasRegistrationPage }) => ({
    ...(hasAuthPages ? {} : { '/signin': '?openModal=signin', '/signup': '?openModal=signup' }),
    ...(hasRegistrationPage ? {} : { '/registration-complete': '?openModal=registration-complete' }),
  }),
})
