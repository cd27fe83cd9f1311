import type { WebFeature } from '#ui/feature.ts'
import { identity } from '../feature.ts'

/** What pages hear of verifications. */
export const identityWeb: WebFeature = {
  id: identity.id,
  modals: {
    'verification-step': { load: () => import('./verification-step-modal.tsx'), needsPlayer: true },
  },
  onPush: () => import('./on-push.tsx'),
}
