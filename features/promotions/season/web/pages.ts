/** Route path without the language prefix; module path from the repository root. */
export const pages = [
  { path: '/season', file: 'features/promotions/season/web/season-page.tsx' },
  { path: '/dev/gallery/season', file: 'features/promotions/season/web/gallery-page.tsx', layout: 'plain' },
] as const
