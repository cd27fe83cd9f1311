import type { WebFeature } from '#ui/feature.ts'

/** The player's referral link and the invited friends. */
export const referralWeb: WebFeature = {
  id: 'referral',
  promoOrder: 170,
  navItems: [{ group: 'more', order: 5, label: 'referral.name', icon: 'users-three-fill', path: '/referral', isOffer: true }],
  watchers: [() => import('./invitation-watcher.tsx')],
}
