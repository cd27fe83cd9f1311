import type { WebFeature } from '#ui/feature.ts'
import { season } from '../feature.ts'

/** Progress and prizes of the season. */
export const seasonWeb: WebFeature = {
  id: season.id,
  modals: {
    'season-welcome': { load: () => import('./season-modal.tsx') },
    /** The name that links of the specification have. */
    spookySeason: { load: () => import('./season-modal.tsx') },
    'season-congratulations': { load: () => import('./congratulations-modal.tsx'), needsPlayer: true },
  },
  onPush: () => import('./on-push.ts'),
}
