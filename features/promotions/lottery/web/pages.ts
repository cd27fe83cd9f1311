/** Route path without the language prefix; module path from the repository root. */
export const pages = [
  { path: '/lottery', file: 'features/promotions/lottery/web/lottery-page.tsx' },
  { path: '/dev/gallery/lottery', file: 'features/promotions/lottery/web/gallery-page.tsx', layout: 'plain' },
] as const
