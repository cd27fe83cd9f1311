import type { WebFeature } from '#ui/feature.ts'
import { avatarRing } from './avatar-ring.ts'

/** Level, section and weekly reward of the league. */
export const rankLeagueWeb: WebFeature = {
  id: 'rank-league',
  promoOrder: 130,
  avatarRing,
  navItems: [{ group: 'prizes', order: 40, label: 'rank-league.name', icon: 'crown-simple-fill', path: '/vip' }],
  accountAreas: [{ order: 20, path: '/profile/level', label: 'rank-league.level', icon: 'crown-simple-fill' }],
  modals: {
    'vip-claim-reward': { load: () => import('./claim-modal.tsx'), needsPlayer: true },
    'vip-level-up': { load: () => import('./level-up-modal.tsx'), needsPlayer: true, outcomeOf: '/vip' },
    'vip-status-up': { load: () => import('./status-up-modal.tsx'), needsPlayer: true, outcomeOf: '/vip' },
  },
  tiles: [() => import('./promo-card.tsx')],
  onPush: () => import('./on-push.tsx'),
}
