import type { WebFeature } from '#ui/feature.ts'

/** The meter that fills during play, and its machine. */
export const funMachineWeb: WebFeature = {
  id: 'fun-machine',
  promoOrder: 90,
  navItems: [
    {
      group: 'prizes',
      order: 75,
      label: 'fun-machine.name',
      icon: 'gift-fill',
      path: '/fun-machine',
      count: ({ funMachine: own }) => (own.isActive ? own.pulls : 0),
    },
  ],
  gameMeters: [() => import('./game-meter.tsx')],
  tiles: [() => import('./fun-machine-card.tsx')],
  onPush: () => import('./on-push.tsx'),
}
