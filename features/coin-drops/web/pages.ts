/** Path without language prefix, and module from the repository's root. */
export const pages = [{ path: '/coin-drops', file: 'features/coin-drops/web/coin-drops-page.tsx' }] as const
