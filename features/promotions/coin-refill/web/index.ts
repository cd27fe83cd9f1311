import type { WebFeature } from '#ui/feature.ts'

/** Free coins every few hours: a card that takes at one press, and its page. */
export const coinRefillWeb: WebFeature = {
  id: 'coin-refill',
  promoOrder: 30,
  navItems: [{ group: 'prizes', order: 15, label: 'coin-refill.name', icon: 'coins-fill', path: '/coin-refill' }],
  tiles: [() => import('./coin-refill-card.tsx')],
}
