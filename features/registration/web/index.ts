import type { WebFeature } from '#ui/feature.ts'

/** Leads a new player to the greeting who has not seen it. */
export const registrationWeb: WebFeature = {
  id: 'registration',
  playerWatchers: [() => import('./registration-watcher.tsx')],
}
