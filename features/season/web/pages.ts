/** Path without language prefix, and module from the repository's root. */
export const pages = [{ path: '/season', file: 'features/season/web/season-page.tsx' }] as const
