/** Path without language prefix, and module from the repository's root. */
export const pages = [{ path: '/tournaments', file: 'features/tournaments/web/tournaments-page.tsx' }] as const
