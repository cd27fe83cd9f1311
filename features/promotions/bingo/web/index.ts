import type { WebFeature } from '#ui/feature.ts'
import { bingo } from '../feature.ts'

/** The player's balls, and the prompt to play at ten. */
export const bingoWeb: WebFeature = {
  id: bingo.id,
  navItems: [{ group: 'prizes', order: 70, label: 'bingo.name', icon: 'number-circle-seven-fill', path: '/bingo' }],
  modals: {
    'bingo-welcome': { load: () => import('./bingo-welcome-modal.tsx'), needsPlayer: true },
  },
  onPush: () => import('./on-push.tsx'),
}
