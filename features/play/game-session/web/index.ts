import type { WebFeature } from '#ui/feature.ts'
import { gameSession } from '../feature.ts'

/** The games: what more than a play may cost. */
export const gameSessionWeb: WebFeature = {
  id: gameSession.id,
  modals: { 'game-max-bet-limit': { load: () => import('./play-limit-modal.tsx'), needsPlayer: true } },
  onPush: () => import('./on-push.ts'),
}
