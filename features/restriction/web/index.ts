import type { WebFeature } from '#ui/feature.ts'
import { restriction } from '../feature.ts'

/** Answers where play is not open: finds the place where it may, and says why it may not. */
export const restrictionWeb: WebFeature = {
  id: restriction.id,
  geoblockAction: () => import('./find-button.tsx'),
  playerWatchers: [() => import('./restriction-watcher.tsx')],
}
