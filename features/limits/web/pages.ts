/** The limits themselves, and the way to every tool that keeps play a pleasure. */
export const pages = [
  { path: '/profile/limits', file: 'features/limits/web/limits-page.tsx' },
  { path: '/profile/responsible-play', file: 'features/limits/web/responsible-play-page.tsx' },
] as const
