import { type ComponentType, createContext } from 'react'
import type { Promotion } from '#kernel/campaign.ts'
import type { ShownProps } from './promo-card.tsx'

interface OnPage {
  readonly promotion: Promotion
  /** The look of the strip's card there. */
  readonly Part: ComponentType<ShownProps>
}

/** The running promotion in whose card on the promotions page a card of the strip is a part; null in the strip. */
export const ShownPromotion = createContext<OnPage | null>(null)
