import type { WebFeature } from '#ui/feature.ts'
import { depositStreak } from '../feature.ts'

/** The track of the streak, as a page and over any page. */
export const depositStreakWeb: WebFeature = {
  id: depositStreak.id,
  modals: { 'lightning-streak': { load: () => import('./streak-modal.tsx') } },
}
