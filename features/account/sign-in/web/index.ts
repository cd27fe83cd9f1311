import type { WebFeature } from '#ui/feature.ts'

/** The sign-in sheet. */
export const signInWeb: WebFeature = {
  id: 'sign-in',
  modals: { signin: { load: () => import('./sign-in-modal.tsx') } },
}
