import type { WebFeature } from '#ui/feature.ts'

/** The web door of the lobby. */
export const lobbyWeb: WebFeature = {
  id: 'lobby',
  modals: {
    game: { load: () => import('./game-modal.tsx') },
    search: { load: () => import('./search-modal.tsx') },
  },
  tiles: [
    () => import('./welcome-card.tsx'),
    () => import('./favourites-card.tsx'),
    () => import('./coming-card.tsx'),
    () => import('./fair-card.tsx'),
  ],
}
