/** Path without language prefix, and module from the repository's root. */
export const pages = [{ path: '/free-entry', file: 'features/free-entry/web/free-entry-page.tsx' }] as const
