import type { WebFeature } from '#ui/feature.ts'
import { scratchCards } from '../feature.ts'

/** The set of cards, as a page and over any page. */
export const scratchCardsWeb: WebFeature = {
  id: scratchCards.id,
  modals: { 'scratch-cards': { load: () => import('./scratch-cards-modal.tsx') } },
}
