/** Path without language prefix, and module from the repository's root. */
export const pages = [{ path: '/prize-drops', file: 'features/prize-drops/web/prize-drops-page.tsx' }] as const
