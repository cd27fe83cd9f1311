/** Path without language prefix, and module from the repository's root. */
export const pages = [{ path: '/fortune-days', file: 'features/fortune-investment/web/fortune-days-page.tsx' }] as const
