import type { WebFeature } from '#ui/feature.ts'

/** The boxes, as a page, over any page, and in the strip. */
export const cosmicBoxesWeb: WebFeature = {
  id: 'cosmic-boxes',
  promoOrder: 50,
  navItems: [
    {
      group: 'prizes',
      order: 46,
      label: 'cosmic-boxes.name',
      icon: 'cube-fill',
      path: '/cosmic-boxes',
      count: ({ magicBox: own }) => (own.isActive && own.picked === null ? 1 : 0),
    },
  ],
  modals: { 'cosmic-boxes': { load: () => import('./cosmic-boxes-modal.tsx') } },
  tiles: [() => import('./cosmic-boxes-card.tsx')],
  onPush: () => import('./on-push.ts'),
}
