/** Path without language prefix, and module from the repository's root. */
export const pages = [{ path: '/collections', file: 'features/collections/web/collections-page.tsx' }] as const
