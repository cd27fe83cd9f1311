/** Path without language prefix, and module from the repository's root. */
export const pages = [{ path: '/scratch-cards', file: 'features/scratch-cards/web/scratch-cards-page.tsx' }] as const
