import type { WebFeature } from '#ui/feature.ts'

/** The sign-in sheet, and the notice of the previous sign-in. */
export const signInWeb: WebFeature = {
  id: 'sign-in',
  modals: { signin: { load: () => import('./sign-in-modal.tsx') } },
  watchers: [() => import('./previous-sign-in-watcher.tsx')],
}
