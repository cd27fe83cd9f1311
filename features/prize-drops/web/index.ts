import type { WebFeature } from '#ui/feature.ts'
import { prizeDrops } from '../feature.ts'

/** Who has won a drop: a modal for oneself, a word about others. */
export const prizeDropsWeb: WebFeature = {
  id: prizeDrops.id,
  modals: {
    'prize-drops-win': { load: () => import('./win-modal.tsx'), needsPlayer: true },
  },
  onPush: () => import('./on-push.tsx'),
}
