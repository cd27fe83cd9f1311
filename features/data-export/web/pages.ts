/** Path without language prefix, and module from the repository's root. */
export const pages = [{ path: '/profile/data', file: 'features/data-export/web/data-page.tsx' }] as const
