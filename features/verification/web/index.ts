import type { WebFeature } from '#ui/feature.ts'

/** Where players prove who they are. */
export const verificationWeb: WebFeature = {
  id: 'verification',
  accountAreas: [{ path: '/profile/verification', label: 'verification.title', icon: 'identification-card-fill' }],
  modals: { verification: { load: () => import('./verify-modal.tsx'), needsPlayer: true } },
  playerWatchers: [() => import('./hash-watcher.tsx')],
  onPush: () => import('./on-push.ts'),
}
