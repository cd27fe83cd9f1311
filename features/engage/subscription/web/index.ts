import type { WebFeature } from '#ui/feature.ts'

/** The page where players choose the channels for offers. */
export const subscriptionWeb: WebFeature = {
  id: 'subscription',
  accountAreas: [
    { order: 20, path: '/profile/subscription', label: 'subscription.title', icon: 'envelope-simple-fill', group: 'news' },
  ],
}
