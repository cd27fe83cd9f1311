import type { WebFeature } from '#ui/feature.ts'
import type { WithRealityCheck } from '../contract.ts'
import { realityCheck } from '../feature.ts'

/** The reminder that interrupts a long stay: above everything, until it was read. */
export const realityCheckWeb: WebFeature = {
  id: realityCheck.id,
  accountAreas: [
    { path: '/profile/reality-check', label: 'reality-check.pageTitle', icon: 'hourglass-medium-fill', group: 'play' },
  ],
  modals: {
    'reality-check': {
      load: () => import('./reality-check-modal.tsx'),
      isBlocking: true,
      needsPlayer: true,
      isDemanded: (profile: WithRealityCheck) => profile.realityCheck?.isDue ?? false,
    },
  },
  playerWatchers: [() => import('./reality-check-watcher.tsx')],
}
