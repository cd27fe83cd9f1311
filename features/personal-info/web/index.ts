import type { WebFeature } from '#ui/feature.ts'
import { personalInfo } from '../feature.ts'

/** The page of one's own facts. */
export const personalInfoWeb: WebFeature = {
  id: personalInfo.id,
  places: [{ group: 'account', order: 10, label: 'site.profile', icon: 'user-circle-fill', path: '/profile', for: 'player' }],
  accountAreas: [{ path: '/profile', label: 'personal-info.title' }],
  modals: { 'step-reward': { load: () => import('./step-reward-modal.tsx'), needsPlayer: true } },
  onPush: () => import('./on-push.ts'),
}
