import type { WebFeature } from '#ui/feature.ts'
import { referral } from '../feature.ts'

/** The player's own link, and who came by it. */
export const referralWeb: WebFeature = {
  id: referral.id,
  places: [{ group: 'more', order: 5, label: 'referral.name', icon: 'users-three-fill', path: '/referral' }],
  watchers: [() => import('./invitation-watcher.tsx')],
}
