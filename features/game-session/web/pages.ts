/** The pages of games and rounds: path without language prefix, and module from the repository's root. */
export const pages = [
  { path: '/game/:slug', file: 'features/game-session/web/game-page.tsx', layout: 'plain' },
] as const
