import type { WebFeature } from '#ui/feature.ts'

/** The page of passwords, second factor, passkeys and sessions, and the proof prompts elsewhere. */
export const securityWeb: WebFeature = {
  id: 'security',
  accountAreas: [{ order: 10, path: '/profile/security', label: 'security.title', icon: 'shield-check-fill', group: 'access' }],
  signInSteps: { 'second-factor-needed': () => import('./second-factor-step.tsx') },
  playerWatchers: [() => import('./proof-watcher.tsx')],
}
