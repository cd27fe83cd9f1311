import type { WebFeature } from '#ui/feature.ts'

/** Drops of coins at set times, which players claim. */
export const coinDropsWeb: WebFeature = {
  id: 'coin-drops',
  promoOrder: 40,
  navItems: [{ group: 'prizes', order: 55, label: 'coin-drops.name', icon: 'coins-fill', path: '/coin-drops' }],
  tiles: [() => import('./coin-drops-card.tsx')],
  playerWatchers: [() => import('./rain-watcher.tsx')],
  onPush: () => import('./on-push.tsx'),
}
