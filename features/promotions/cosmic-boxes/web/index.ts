import type { WebFeature } from '#ui/feature.ts'
import { cosmicBoxes } from '../feature.ts'

/** The boxes, as a page and over any page. */
export const cosmicBoxesWeb: WebFeature = {
  id: cosmicBoxes.id,
  modals: { 'cosmic-boxes': { load: () => import('./cosmic-boxes-modal.tsx') } },
}
