import type { WebFeature } from '#ui/feature.ts'

/** Progress and prizes of the season. */
export const seasonWeb: WebFeature = {
  id: 'season',
  modals: {
    'season-welcome': { load: () => import('./season-modal.tsx') },
    /** The name used by the links in the specification. */
    spookySeason: { load: () => import('./season-modal.tsx') },
    'season-congratulations': { load: () => import('./congratulations-modal.tsx'), needsPlayer: true, outcomeOf: '/season' },
  },
  onPush: () => import('./on-push.ts'),
}
