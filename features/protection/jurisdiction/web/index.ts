import type { WebFeature } from '#ui/feature.ts'

/** Handles closed jurisdictions: checks the location where possible, and explains why play is refused. */
export const jurisdictionWeb: WebFeature = {
  id: 'jurisdiction',
  geoblockAction: () => import('./find-button.tsx'),
  playerWatchers: [() => import('./jurisdiction-watcher.tsx')],
}
