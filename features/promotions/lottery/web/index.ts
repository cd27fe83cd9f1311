import type { WebFeature } from '#ui/feature.ts'

/** The page of the draw; its card is among the promotions. */
export const lotteryWeb: WebFeature = { id: 'lottery' }
