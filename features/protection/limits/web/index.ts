import type { WebFeature } from '#ui/feature.ts'

/** Limits on stakes, losses, purchases and time, and the page that links every responsible gaming tool. */
export const limitsWeb: WebFeature = {
  id: 'limits',
  navItems: [
    {
      group: 'account',
      order: 50,
      label: 'limits.title',
      icon: 'sliders-horizontal-bold',
      path: '/profile/limits',
      for: 'player',
    },
  ],
  accountAreas: [
    { order: 10, path: '/profile/responsible-play', label: 'limits.overviewTitle', icon: 'hand-palm-fill', group: 'play' },
    { order: 20, path: '/profile/limits', label: 'limits.title', icon: 'sliders-horizontal-bold', group: 'play' },
  ],
  modals: {
    'limit-reached': { load: () => import('./limit-reached-modal.tsx'), needsPlayer: true, outcomeOf: '/profile/limits' },
    'first-limits': { load: () => import('./first-limits-modal.tsx'), needsPlayer: true },
  },
  welcomeParts: [() => import('./first-limits-offer.tsx')],
  playerWatchers: [() => import('./limits-watcher.tsx')],
}
