import type { WebFeature } from '#ui/feature.ts'

/** What pages hear of verifications. */
export const identityWeb: WebFeature = {
  id: 'identity',
  modals: {
    'verification-step': { load: () => import('./verification-step-modal.tsx'), needsPlayer: true },
  },
  onPush: () => import('./on-push.tsx'),
}
