import type { WebFeature } from '#ui/feature.ts'
import { lottery } from '../feature.ts'

/** The draw has a page of its own; its card stands among the promotions. */
export const lotteryWeb: WebFeature = { id: lottery.id }
