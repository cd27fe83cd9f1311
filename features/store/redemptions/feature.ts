import { economy } from '#kernel/economy.ts'
import { defineFeature } from '#kernel/feature.ts'

/** All amounts in US cents. */
export interface RedemptionOptions {
  /** The least of a redemption to a bank, and by gift card. */
  readonly bankMinCents: number
  readonly giftCardMinCents: number
  /** The most that one player may request in 24 hours. */
  readonly dayMaxCents: number
  /** Up to this amount the rules alone approve; above it an operator looks at the request. */
  readonly ruleMaxCents: number
  /** Above this amount two operators approve. */
  readonly onePersonMaxCents: number
  /** The largest prize that a state allows, by its code; more is paid in parts. */
  readonly stateMaxCents: Readonly<Record<string, number>>
  /** Names that are not paid without a look at sanctions lists. */
  readonly screenedNames: readonly string[]
}

/** Redemption of winnings. */
export const redemptions = defineFeature<'redemptions', RedemptionOptions>({
  id: 'redemptions',
  pages: ['/redeem'],
  defaults: {
    bankMinCents: 10_000,
    giftCardMinCents: Number(economy.redemptionLeast.minor),
    dayMaxCents: 1_000_000,
    ruleMaxCents: 50_000,
    onePersonMaxCents: 200_000,
    stateMaxCents: { FL: 500_000, NY: 500_000 },
    screenedNames: [],
  },
})
