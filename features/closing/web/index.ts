import type { WebFeature } from '#ui/feature.ts'

/** The page where an account is closed, and the way back at the sign-in. */
export const closingWeb: WebFeature = {
  id: 'closing',
  accountAreas: [{ path: '/profile/close', label: 'closing.title', icon: 'sign-out-bold', group: 'records' }],
  signInSteps: { 'account-closed': () => import('./closed-step.tsx') },
}
