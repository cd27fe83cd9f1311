import type { WebFeature } from '#ui/feature.ts'

/** The streak of purchases: its page, its wheels in a modal, and a card. */
export const depositStreakWeb: WebFeature = {
  id: 'deposit-streak',
  promoOrder: 190,
  navItems: [
    {
      group: 'prizes',
      order: 47,
      label: 'deposit-streak.name',
      icon: 'lightning-fill',
      path: '/lightning-streak',
      count: ({ depositStreak: { isActive, openSteps = [] } }) => (isActive ? openSteps.length : 0),
    },
  ],
  modals: { 'lightning-streak': { load: () => import('./streak-modal.tsx') } },
  tiles: [() => import('./streak-card.tsx')],
  onPush: () => import('./on-push.tsx'),
}
