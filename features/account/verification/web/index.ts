import type { WebFeature } from '#ui/feature.ts'

/** The identity verification page and widget, and the reactions to decisions. */
export const verificationWeb: WebFeature = {
  id: 'verification',
  accountAreas: [{ order: 40, path: '/profile/verification', label: 'verification.title', icon: 'identification-card-fill' }],
  modals: {
    verification: { load: () => import('./verify-modal.tsx'), needsPlayer: true },
    'verification-step': {
      load: () => import('./verification-step-modal.tsx'),
      needsPlayer: true,
      outcomeOf: '/profile/verification',
    },
  },
  playerWatchers: [() => import('./hash-watcher.tsx')],
  onPush: () => import('./on-push.tsx'),
}
