/** The ways to pay and to be paid that the site names; a provider offers some of them. */
export const methodIds = ['card', 'card-a', 'apple-pay', 'trustly', 'aonepay'] as const
export type MethodId = (typeof methodIds)[number]

/** The ways to be paid only, besides the banks among the methods. */
export type PayoutMethodId = MethodId | 'gift-card'
