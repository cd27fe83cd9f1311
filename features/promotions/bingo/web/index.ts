import type { WebFeature } from '#ui/feature.ts'
import { bingo } from '../feature.ts'

/** The balls of a player, and the call to play when there are ten. */
export const bingoWeb: WebFeature = {
  id: bingo.id,
  places: [{ group: 'prizes', order: 70, label: 'bingo.name', icon: 'number-circle-seven-fill', path: '/bingo' }],
  modals: {
    'bingo-welcome': { load: () => import('./bingo-welcome-modal.tsx'), needsPlayer: true },
  },
  onPush: () => import('./on-push.tsx'),
}
