/** The page that shows a provider's game: path without language prefix, and module from the repository's root. */
export const pages = [{ path: '/provider/:provider/:game', file: 'features/game-providers/web/provider-game-page.tsx' }] as const
