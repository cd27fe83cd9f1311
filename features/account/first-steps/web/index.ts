import type { WebFeature } from '#ui/feature.ts'

/** Tips for a newcomer on home and lobby. */
export const firstStepsWeb: WebFeature = {
  id: 'first-steps',
  playerWatchers: [() => import('./tips-watcher.tsx')],
}
