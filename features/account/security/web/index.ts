import type { WebFeature } from '#ui/feature.ts'
import { security } from '../feature.ts'

/** The page of passwords, second factor, passkeys and sessions, and what asks for them elsewhere. */
export const securityWeb: WebFeature = {
  id: security.id,
  accountAreas: [{ path: '/profile/security', label: 'security.title', icon: 'shield-check-fill', group: 'access' }],
  signInSteps: { 'second-factor-needed': () => import('./second-factor-step.tsx') },
  playerWatchers: [() => import('./proof-watcher.tsx')],
}
