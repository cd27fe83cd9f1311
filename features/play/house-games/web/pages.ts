/** The pages of the house's games, and the operators' page of their returns. Paths have no language prefix; modules are relative to the repository root. */
export const pages = [
  { path: '/game/:slug', file: 'features/play/house-games/web/game-page.tsx', layout: 'plain' },
  { path: '/game/:slug/help', file: 'features/play/house-games/web/help-page.tsx' },
  { path: '/operator/games', file: 'features/play/house-games/web/operator-page.tsx', layout: 'plain' },
  { path: '/dev/gallery/games', file: 'features/play/house-games/web/gallery-list-page.tsx', layout: 'plain' },
  { path: '/dev/gallery/game', file: 'features/play/house-games/web/gallery-page.tsx', layout: 'plain' },
] as const
