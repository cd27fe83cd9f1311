/** Path without language prefix, and module from the repository's root. */
export const pages = [{ path: '/cosmic-boxes', file: 'features/cosmic-boxes/web/cosmic-boxes-page.tsx' }] as const
