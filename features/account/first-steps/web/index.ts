import type { WebFeature } from '#ui/feature.ts'

/** Tips and a checklist for a newcomer on home and lobby. */
export const firstStepsWeb: WebFeature = {
  id: 'first-steps',
  playerHomeSections: [{ slot: 'above-rows', order: 5, load: () => import('./checklist.tsx') }],
  playerWatchers: [() => import('./tips-watcher.tsx')],
}
