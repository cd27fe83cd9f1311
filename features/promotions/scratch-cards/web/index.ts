import type { WebFeature } from '#ui/feature.ts'

/** The card set, as a page and as a modal over any page. */
export const scratchCardsWeb: WebFeature = {
  id: 'scratch-cards',
  modals: { 'scratch-cards': { load: () => import('./scratch-cards-modal.tsx') } },
}
