import type { WebFeature } from '#ui/feature.ts'

/** Game pushes, and the modal that tells the maximum cost of a play. */
export const gameSessionWeb: WebFeature = {
  id: 'game-session',
  modals: { 'game-max-bet-limit': { load: () => import('./play-limit-modal.tsx'), needsPlayer: true, outcomeOf: '/library' } },
  onPush: () => import('./on-push.ts'),
}
