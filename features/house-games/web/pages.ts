/** The pages of the house's games: path without language prefix, and module from the repository's root. */
export const pages = [
  { path: '/game/:slug', file: 'features/house-games/web/game-page.tsx', layout: 'plain' },
  { path: '/game/:slug/help', file: 'features/house-games/web/help-page.tsx' },
  { path: '/dev/gallery/games', file: 'features/house-games/web/gallery-list-page.tsx', layout: 'plain' },
  { path: '/dev/gallery/game', file: 'features/house-games/web/gallery-page.tsx', layout: 'plain' },
] as const
