/** The pages of games and rounds: path without language prefix, and module from the repository's root. */
export const pages = [
  { path: '/game/:slug', file: 'features/game-session/web/game-page.tsx', layout: 'plain' },
  { path: '/game/:slug/help', file: 'features/game-session/web/help-page.tsx' },
  { path: '/dev/gallery/games', file: 'features/game-session/web/gallery-list-page.tsx', layout: 'plain' },
  { path: '/dev/gallery/game', file: 'features/game-session/web/gallery-page.tsx', layout: 'plain' },
] as const
