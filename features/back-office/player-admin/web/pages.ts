/** The player search: route path without the language prefix; module path from the repository root. */
export const pages = [
  { path: '/operator/players', file: 'features/back-office/player-admin/web/player-search.tsx', layout: 'plain' },
  { path: '/operator/players-off', file: 'features/back-office/player-admin/web/players-off-page.tsx', layout: 'plain' },
] as const
