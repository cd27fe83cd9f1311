import type { WebFeature } from '#ui/feature.ts'
import { prizeDrops } from '../feature.ts'

/** Who has won a drop: a modal for oneself, a word about others. */
export const prizeDropsWeb: WebFeature = {
  id: prizeDrops.id,
  places: [{ group: 'prizes', order: 60, label: 'prize-drops.name', icon: 'drop-fill', path: '/prize-drops' }],
  modals: {
    'prize-drops-welcome': { load: () => import('./welcome-modal.tsx') },
    'prize-drops-win': { load: () => import('./win-modal.tsx'), needsPlayer: true },
  },
  onPush: () => import('./on-push.tsx'),
}
