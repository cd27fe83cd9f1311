import type { WebFeature } from '#ui/feature.ts'
import { subscription } from '../feature.ts'

/** Where players say by which ways they want to hear of offers. */
export const subscriptionWeb: WebFeature = {
  id: subscription.id,
  accountAreas: [{ path: '/profile/subscription', label: 'subscription.title', icon: 'envelope-simple-fill', group: 'news' }],
}
