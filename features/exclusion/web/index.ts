import type { WebFeature } from '#ui/feature.ts'

/** The pages where a break or an exclusion begins, and what tells somebody who is absent until when. */
export const exclusionWeb: WebFeature = {
  id: 'exclusion',
  accountAreas: [
    { path: '/profile/cool-off', label: 'exclusion.breakTitle', icon: 'pause-fill', group: 'play' },
    { path: '/profile/self-exclusion', label: 'exclusion.exclusionTitle', icon: 'lock-key-fill', group: 'play' },
  ],
  modals: { absence: { load: () => import('./absence-modal.tsx'), needsPlayer: true } },
  playerWatchers: [() => import('./absence-watcher.tsx')],
}
