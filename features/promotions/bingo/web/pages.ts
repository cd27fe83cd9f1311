/** Route path without the language prefix; module path from the repository root. */
export const pages = [
  { path: '/bingo', file: 'features/promotions/bingo/web/bingo-page.tsx' },
  { path: '/dev/gallery/bingo', file: 'features/promotions/bingo/web/gallery-page.tsx', layout: 'plain' },
] as const
