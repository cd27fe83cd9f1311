/**
 * A provider's game and one of its rounds. Paths have no language prefix; modules are relative to the repository
 * root.
 */
export const pages = [
  { path: '/provider/:provider/:game', file: 'features/play/game-providers/web/provider-game-page.tsx' },
  { path: '/provider-rounds/:id', file: 'features/play/game-providers/web/provider-round-page.tsx' },
] as const
