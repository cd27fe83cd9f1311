/** Paths without language prefix, and modules from the repository's root. */
export const pages = [{ path: '/page/:name', file: 'features/content/web/content-page.tsx' }] as const
