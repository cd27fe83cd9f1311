import type { WebFeature } from '#ui/feature.ts'
import { signIn } from '../feature.ts'

/** The sheet of signing in, and word of the time before. */
export const signInWeb: WebFeature = {
  id: signIn.id,
  modals: { signin: { load: () => import('./sign-in-modal.tsx') } },
  watchers: [() => import('./previous-sign-in-watcher.tsx')],
}
