import type { WebFeature } from '#ui/feature.ts'

/** The packages, the days of the player's own, and a card. */
export const fortuneInvestmentWeb: WebFeature = {
  id: 'fortune-investment',
  promoOrder: 180,
  navItems: [
    { group: 'prizes', order: 48, label: 'fortune-investment.name', icon: 'calendar-blank-fill', path: '/fortune-days' },
  ],
  tiles: [() => import('./fortune-card.tsx')],
  onPush: () => import('./on-push.tsx'),
}
