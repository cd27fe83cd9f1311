/** Path without language prefix, and module from the repository's root. */
export const pages = [{ path: '/bingo', file: 'features/bingo/web/bingo-page.tsx' }] as const
