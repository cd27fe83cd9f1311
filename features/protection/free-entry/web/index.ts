import type { WebFeature } from '#ui/feature.ts'

/** The page for requesting entries, and the no-purchase-necessary notice at the end of home. */
export const freeEntryWeb: WebFeature = {
  id: 'free-entry',
  homeSections: [{ slot: 'after-rows', order: 30, load: () => import('./info-plate.tsx') }],
  navItems: [{ group: 'about', order: 32, label: 'content.freeEntry', icon: 'ticket-fill', path: '/free-entry' }],
}
