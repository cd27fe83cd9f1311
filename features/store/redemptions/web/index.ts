import type { WebFeature } from '#ui/feature.ts'

/** The public page of how long redemptions take. */
export const redemptionsWeb: WebFeature = {
  id: 'redemptions',
  navItems: [{ group: 'about', order: 36, label: 'redemptions.title', icon: 'chart-line-up-bold', path: '/trust/redemptions' }],
}
