import type { WebFeature } from '#ui/feature.ts'

/** The page that closes an account, and the sign-in step that reopens it. */
export const accountClosureWeb: WebFeature = {
  id: 'account-closure',
  accountAreas: [{ order: 30, path: '/profile/close', label: 'account-closure.title', icon: 'sign-out-bold', group: 'records' }],
  signInSteps: { 'account-closed': () => import('./closed-step.tsx') },
}
