/** Path without language prefix, and module from the repository's root. */
export const pages = [{ path: '/lottery', file: 'features/lottery/web/lottery-page.tsx' }] as const
