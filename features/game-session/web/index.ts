import type { WebFeature } from '#ui/feature.ts'
import { gameSession } from '../feature.ts'

/** Games, rounds and fair play. */
export const gameSessionWeb: WebFeature = {
  id: gameSession.id,
  places: [
    { group: 'play', order: 40, label: 'site.rounds', icon: 'list-bold', path: '/rounds', for: 'player' },
    { group: 'more', order: 60, label: 'site.fairPlay', icon: 'scales-fill', path: '/fair' },
    { group: 'account', order: 30, label: 'site.rounds', icon: 'list-bold', path: '/rounds', for: 'player' },
    { group: 'account', order: 40, label: 'site.fairPlay', icon: 'scales-fill', path: '/fair' },
    { group: 'about', order: 25, label: 'site.fairPlay', icon: 'scales-fill', path: '/fair' },
  ],
  modals: { 'game-max-bet-limit': { load: () => import('./play-limit-modal.tsx'), needsPlayer: true } },
  onPush: () => import('./on-push.ts'),
}
