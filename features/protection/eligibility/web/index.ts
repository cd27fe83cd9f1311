import type { WebFeature } from '#ui/feature.ts'

/** Says why entries are closed to a player whom the official rules bar. */
export const eligibilityWeb: WebFeature = {
  id: 'eligibility',
  modals: { 'not-eligible': { load: () => import('./not-eligible-modal.tsx'), needsPlayer: true } },
  playerWatchers: [() => import('./eligibility-watcher.tsx')],
}
