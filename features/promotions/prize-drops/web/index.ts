import type { WebFeature } from '#ui/feature.ts'

/** Drop wins: a modal for the winner, a toast for others, and one before the next prize. */
export const prizeDropsWeb: WebFeature = {
  id: 'prize-drops',
  promoOrder: 150,
  navItems: [{ group: 'prizes', order: 60, label: 'prize-drops.name', icon: 'drop-fill', path: '/prize-drops' }],
  modals: {
    'prize-drops-welcome': { load: () => import('./welcome-modal.tsx') },
    'prize-drops-win': { load: () => import('./win-modal.tsx'), needsPlayer: true, outcomeOf: '/prize-drops' },
  },
  tiles: [() => import('./prize-drops-card.tsx')],
  playerWatchers: [() => import('./next-watcher.tsx')],
  onPush: () => import('./on-push.tsx'),
}
