import type { WebFeature } from '#ui/feature.ts'
import { rankLeague } from '../feature.ts'
import { avatarRing } from './avatar-ring.ts'

/** Level, section and weekly reward of the league. */
export const rankLeagueWeb: WebFeature = {
  id: rankLeague.id,
  avatarRing,
  places: [{ group: 'prizes', order: 40, label: 'rank-league.name', icon: 'crown-simple-fill', path: '/vip' }],
  accountAreas: [{ path: '/profile/level', label: 'rank-league.level', icon: 'crown-simple-fill' }],
  modals: {
    'vip-claim-reward': { load: () => import('./claim-modal.tsx'), needsPlayer: true },
    'vip-level-up': { load: () => import('./level-up-modal.tsx'), needsPlayer: true },
    'vip-status-up': { load: () => import('./status-up-modal.tsx'), needsPlayer: true },
  },
  onPush: () => import('./on-push.tsx'),
}
