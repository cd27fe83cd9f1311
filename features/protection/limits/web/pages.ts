/** The limits page, and the page that links every responsible gaming tool. */
export const pages = [
  { path: '/profile/limits', file: 'features/protection/limits/web/limits-page.tsx' },
  { path: '/profile/responsible-play', file: 'features/protection/limits/web/responsible-play-page.tsx' },
] as const
