import type { WebFeature } from '#ui/feature.ts'

/** The streak track, as a page and as a modal over any page. */
export const depositStreakWeb: WebFeature = {
  id: 'deposit-streak',
  modals: { 'lightning-streak': { load: () => import('./streak-modal.tsx') } },
}
