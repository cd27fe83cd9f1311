import { defineFeature } from '#kernel/feature.ts'
import { type Money, units } from '#kernel/money.ts'

/** What a player is given; either part may be zero. */
export interface Reward {
  readonly coins: Money<'coins'>
  readonly entries: Money<'entries'>
}

export interface AccountOptions {
  readonly signUpReward: Reward
  /** In place of the sign-up reward for somebody who came by another player's code. */
  readonly referredSignUpReward: Reward
  readonly emailReward: Reward
  readonly phoneReward: Reward
  readonly profileReward: Reward
  /** Asks for name, surname, birth date and zip only; otherwise for the whole address. */
  readonly isProfileEasy: boolean
  /** Signing in and up have pages; otherwise they are modals over the lobby. */
  readonly hasAuthPages: boolean
  /** A new player is greeted on a page; otherwise by a modal. */
  readonly hasRegistrationPage: boolean
}

const reward = (coins: number, entries: number): Reward => ({
  coins: units('coins', coins),
  entries: units('entries', entries),
})

export const account = defineFeature<'account', AccountOptions>({
  id: 'account',
  title: 'Account',
  defaults: {
    signUpReward: reward(10_000, 500),
    referredSignUpReward: reward(15_000, 800),
    emailReward: reward(5_000, 300),
    phoneReward: reward(5_000, 0),
    profileReward: reward(5_000, 200),
    isProfileEasy: true,
    hasAuthPages: true,
    hasRegistrationPage: false,
  },
  movedPages: ({ hasAuthPages, hasRegistrationPage }) => ({
    ...(hasAuthPages ? {} : { '/signin': '?openModal=signin', '/signup': '?openModal=signup' }),
    ...(hasRegistrationPage ? {} : { '/registration-complete': '?openModal=registration-complete' }),
  }),
})
