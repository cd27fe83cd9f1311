import type { WebFeature } from '#ui/feature.ts'

/** Push messages about purchases. */
export const checkoutWeb: WebFeature = {
  id: 'checkout',
  modals: {
    'cash-failed': { load: () => import('./cash-failed-modal.tsx'), needsPlayer: true, outcomeOf: '/cash/deposit-by-money/' },
  },
  onPush: () => import('./on-push.tsx'),
}
