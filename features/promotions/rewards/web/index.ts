import type { WebFeature } from '#ui/feature.ts'

/** The account page of rewards. */
export const rewardsWeb: WebFeature = {
  id: 'rewards',
  accountAreas: [{ order: 5, path: '/profile/rewards', label: 'rewards.title', icon: 'gift-fill', group: 'records' }],
}
