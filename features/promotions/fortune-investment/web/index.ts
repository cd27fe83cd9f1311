import type { WebFeature } from '#ui/feature.ts'

/** The page of the packages; its card is among the promotions. */
export const fortuneInvestmentWeb: WebFeature = { id: 'fortune-investment' }
