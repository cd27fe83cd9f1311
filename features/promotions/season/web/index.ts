import type { WebFeature } from '#ui/feature.ts'

/** Progress and prizes of the season. */
export const seasonWeb: WebFeature = {
  id: 'season',
  promoOrder: 120,
  navItems: [{ group: 'prizes', order: 56, label: 'season.name', icon: 'medal-fill', path: '/season' }],
  modals: {
    'season-welcome': { load: () => import('./season-modal.tsx') },
    /** The name used by the links in the specification. */
    spookySeason: { load: () => import('./season-modal.tsx') },
    'season-congratulations': { load: () => import('./congratulations-modal.tsx'), needsPlayer: true, outcomeOf: '/season' },
  },
  tiles: [() => import('./season-card.tsx')],
  onPush: () => import('./on-push.ts'),
}
