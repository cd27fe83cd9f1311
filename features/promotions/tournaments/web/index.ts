import type { WebFeature } from '#ui/feature.ts'
import { tournaments } from '../feature.ts'

/** Starts, ends and places of tournaments. */
export const tournamentsWeb: WebFeature = {
  id: tournaments.id,
  places: [
    { group: 'prizes', order: 30, label: 'tournaments.name', icon: 'trophy-fill', path: '/tournaments' },
    { group: 'bar', order: 20, label: 'site.competeShort', icon: 'trophy-fill', path: '/tournaments' },
  ],
  modals: {
    'tournament-win': { load: () => import('./win-modal.tsx'), needsPlayer: true },
  },
  onPush: () => import('./on-push.tsx'),
}
