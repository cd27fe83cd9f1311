/** The page where the interval is set. */
export const pages = [
  { path: '/profile/reality-check', file: 'features/protection/reality-check/web/reality-check-page.tsx' },
] as const
