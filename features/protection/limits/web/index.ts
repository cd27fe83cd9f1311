import type { WebFeature } from '#ui/feature.ts'

/** What a player may play, lose, buy and stay at most, and the page that leads to every tool of that kind. */
export const limitsWeb: WebFeature = {
  id: 'limits',
  accountAreas: [
    { path: '/profile/responsible-play', label: 'limits.overviewTitle', icon: 'heart-fill', group: 'play' },
    { path: '/profile/limits', label: 'limits.title', icon: 'sliders-horizontal-bold', group: 'play' },
  ],
  modals: {
    'limit-reached': { load: () => import('./limit-reached-modal.tsx'), needsPlayer: true },
    'first-limits': { load: () => import('./first-limits-modal.tsx'), needsPlayer: true },
  },
  welcomeParts: [() => import('./first-limits-offer.tsx')],
  playerWatchers: [() => import('./limits-watcher.tsx')],
}
