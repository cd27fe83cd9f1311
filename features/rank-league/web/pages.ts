/** Path without language prefix, and module from the repository's root. */
export const pages = [{ path: '/vip', file: 'features/rank-league/web/vip-page.tsx' }] as const
