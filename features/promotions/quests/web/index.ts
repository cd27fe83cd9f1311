import type { WebFeature } from '#ui/feature.ts'

/** The quest calendar, its tasks on home, and news of completed ones. */
export const questsWeb: WebFeature = {
  id: 'quests',
  promoOrder: 100,
  navItems: [{ group: 'prizes', order: 50, label: 'quests.name', icon: 'flag-pennant-fill', path: '/quests' }],
  homeSections: [{ slot: 'after-first-row', order: 5, isOffer: true, load: () => import('./home-quest.tsx') }],
  onPush: () => import('./on-push.tsx'),
}
