/** Path without language prefix, and module from the repository's root. */
export const pages = [
  { path: '/vip', file: 'features/rank-league/web/vip-page.tsx' },
  { path: '/profile/level', file: 'features/rank-league/web/level-page.tsx' },
] as const
