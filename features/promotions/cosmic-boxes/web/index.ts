import type { WebFeature } from '#ui/feature.ts'

/** The boxes, as a page and as a modal over any page. */
export const cosmicBoxesWeb: WebFeature = {
  id: 'cosmic-boxes',
  modals: { 'cosmic-boxes': { load: () => import('./cosmic-boxes-modal.tsx') } },
}
