import type { WebFeature } from '#ui/feature.ts'

/** The box that fills during play. */
export const moneyBoxWeb: WebFeature = {
  id: 'money-box',
  promoOrder: 140,
  navItems: [
    {
      group: 'prizes',
      order: 45,
      label: 'money-box.name',
      icon: 'piggy-bank-fill',
      path: '/money-box',
      // The server says so whenever it changes; a rest that ends meanwhile is announced by a push.
      count: ({ moneyBox: box }) => (box.isActive && box.status !== 'inactive' && box.moneyBoxAmount >= box.minAmount ? 1 : 0),
    },
  ],
  modals: {
    'money-box-games': { load: () => import('./games-modal.tsx') },
    'money-box-congratulations': {
      load: () => import('./congratulations-modal.tsx'),
      needsPlayer: true,
      outcomeOf: '/money-box',
    },
  },
  tiles: [() => import('./money-box-card.tsx')],
  onPush: () => import('./on-push.tsx'),
}
