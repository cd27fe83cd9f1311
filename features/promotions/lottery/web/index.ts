import type { WebFeature } from '#ui/feature.ts'

/** Tickets and prizes of the draw. */
export const lotteryWeb: WebFeature = {
  id: 'lottery',
  promoOrder: 70,
  navItems: [
    {
      group: 'prizes',
      order: 58,
      label: 'lottery.name',
      icon: 'ticket-fill',
      path: '/lottery',
      count: ({ lottery }) => (lottery?.prizeOf != null || (lottery?.dailyLeft ?? 0) > 0 ? 1 : 0),
    },
  ],
  modals: {
    'lottery-congratulations': { load: () => import('./congratulations-modal.tsx'), needsPlayer: true, outcomeOf: '/lottery' },
  },
  tiles: [() => import('./lottery-card.tsx')],
}
