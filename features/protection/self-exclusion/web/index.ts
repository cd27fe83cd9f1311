import type { WebFeature } from '#ui/feature.ts'

/** The pages for starting a break or self-exclusion, and the notices of its end. */
export const selfExclusionWeb: WebFeature = {
  id: 'self-exclusion',
  accountAreas: [
    { order: 40, path: '/profile/cool-off', label: 'self-exclusion.breakTitle', icon: 'pause-fill', group: 'play' },
    { order: 50, path: '/profile/self-exclusion', label: 'self-exclusion.exclusionTitle', icon: 'lock-key-fill', group: 'play' },
  ],
  modals: {
    absence: { load: () => import('./exclusion-modal.tsx'), needsPlayer: true },
    'take-a-break': { load: () => import('./break-modal.tsx'), needsPlayer: true },
  },
  playerWatchers: [() => import('./exclusion-watcher.tsx')],
}
