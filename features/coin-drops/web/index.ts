import type { WebFeature } from '#ui/feature.ts'
import { coinDrops } from '../feature.ts'

/** When coins drop: a page, reached from the promotions. */
export const coinDropsWeb: WebFeature = { id: coinDrops.id }
