import type { WebFeature } from '#ui/feature.ts'

/** Starts, ends and ranks of tournaments. */
export const tournamentsWeb: WebFeature = {
  id: 'tournaments',
  promoOrder: 110,
  navItems: [
    { group: 'prizes', order: 30, label: 'tournaments.name', icon: 'trophy-fill', path: '/tournaments' },
    { group: 'bar', order: 20, label: 'site.competeShort', icon: 'trophy-fill', path: '/tournaments', isOffer: true },
  ],
  modals: {
    'tournament-introduction': { load: () => import('./introduction-modal.tsx') },
    'tournament-win': { load: () => import('./win-modal.tsx'), needsPlayer: true, outcomeOf: '/tournaments' },
  },
  tiles: [() => import('./tournament-tile.tsx')],
  playerWatchers: [() => import('./win-watcher.tsx')],
  onPush: () => import('./on-push.tsx'),
}
