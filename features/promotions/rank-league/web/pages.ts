/** Route path without the language prefix; module path from the repository root. */
export const pages = [
  { path: '/vip', file: 'features/promotions/rank-league/web/vip-page.tsx' },
  { path: '/profile/level', file: 'features/promotions/rank-league/web/level-page.tsx' },
  { path: '/dev/gallery/rank-league', file: 'features/promotions/rank-league/web/gallery-page.tsx', layout: 'plain' },
] as const
