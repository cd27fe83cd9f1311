/** Route path without the language prefix; module path from the repository root. */
export const pages = [
  { path: '/tournaments', file: 'features/promotions/tournaments/web/tournaments-page.tsx' },
  { path: '/dev/gallery/tournaments', file: 'features/promotions/tournaments/web/gallery-page.tsx', layout: 'plain' },
] as const
