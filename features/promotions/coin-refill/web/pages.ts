/** Path without language prefix, and module from the repository's root. */
export const pages = [{ path: '/coin-refill', file: 'features/promotions/coin-refill/web/coin-refill-page.tsx' }] as const
