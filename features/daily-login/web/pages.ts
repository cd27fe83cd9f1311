/** Path without language prefix, and module from the repository's root. */
export const pages = [
  { path: '/dev/gallery/daily-login', file: 'features/daily-login/web/gallery-page.tsx', layout: 'plain' },
] as const
