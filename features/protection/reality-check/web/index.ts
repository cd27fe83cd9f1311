import type { WebFeature } from '#ui/feature.ts'

/** The reminder that interrupts a long visit, above everything else until it is acknowledged. */
export const realityCheckWeb: WebFeature = {
  id: 'reality-check',
  accountAreas: [
    { order: 30, path: '/profile/reality-check', label: 'reality-check.pageTitle', icon: 'hourglass-medium-fill', group: 'play' },
  ],
  modals: {
    'reality-check': {
      load: () => import('./reality-check-modal.tsx'),
      isBlocking: true,
      needsPlayer: true,
      isDemanded: (profile) => profile.realityCheck?.isDue ?? false,
    },
  },
  playerWatchers: [() => import('./reality-check-watcher.tsx')],
}
