import type { WebFeature } from '#ui/feature.ts'

/** The public page of how long redemptions take. */
export const redemptionTimesWeb: WebFeature = {
  id: 'redemption-times',
  navItems: [
    { group: 'about', order: 36, label: 'redemption-times.title', icon: 'chart-line-up-bold', path: '/trust/redemptions' },
  ],
}
