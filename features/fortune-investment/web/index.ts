import type { WebFeature } from '#ui/feature.ts'
import { fortuneInvestment } from '../feature.ts'

/** The packages have a page of their own; its card stands among the promotions. */
export const fortuneInvestmentWeb: WebFeature = { id: fortuneInvestment.id }
