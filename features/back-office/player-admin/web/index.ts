import type { WebFeature } from '#ui/feature.ts'

/** Says to a player whom an operator switched off what is closed, and what stays open. */
export const playerAdminWeb: WebFeature = {
  id: 'player-admin',
  modals: { 'player-off': { load: () => import('./player-off-modal.tsx'), needsPlayer: true } },
  playerWatchers: [() => import('./player-off-watcher.tsx')],
}
