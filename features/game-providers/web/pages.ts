/** A provider's game, and a round of one: path without language prefix, and module from the repository's root. */
export const pages = [
  { path: '/provider/:provider/:game', file: 'features/game-providers/web/provider-game-page.tsx' },
  { path: '/provider-rounds/:id', file: 'features/game-providers/web/provider-round-page.tsx' },
] as const
