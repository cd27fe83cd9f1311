/** Where the interval is chosen. */
export const pages = [{ path: '/profile/reality-check', file: 'features/reality-check/web/reality-check-page.tsx' }] as const
