import type { WebFeature } from '#ui/feature.ts'

/** The drop schedule, a page linked from the promotions. */
export const coinDropsWeb: WebFeature = { id: 'coin-drops' }
