import type { WebFeature } from '#ui/feature.ts'
import { rankLeague } from '../feature.ts'

/** Level, section and weekly reward of the league. */
export const rankLeagueWeb: WebFeature = {
  id: rankLeague.id,
  modals: {
    'vip-level-up': { load: () => import('./level-up-modal.tsx'), needsPlayer: true },
    'vip-status-up': { load: () => import('./status-up-modal.tsx'), needsPlayer: true },
  },
  onPush: () => import('./on-push.tsx'),
}
