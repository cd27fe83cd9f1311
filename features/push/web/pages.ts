/** Path without language prefix, and module from the repository's root. */
export const pages = [{ path: '/dev/gallery/push', file: 'features/push/web/gallery-page.tsx', layout: 'plain' }] as const
