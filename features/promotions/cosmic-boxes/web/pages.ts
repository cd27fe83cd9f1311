/** Route path without the language prefix; module path from the repository root. */
export const pages = [
  { path: '/cosmic-boxes', file: 'features/promotions/cosmic-boxes/web/cosmic-boxes-page.tsx' },
  { path: '/dev/gallery/cosmic-boxes', file: 'features/promotions/cosmic-boxes/web/gallery-page.tsx', layout: 'plain' },
] as const
