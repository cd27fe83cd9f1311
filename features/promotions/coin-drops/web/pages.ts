/** Route path without the language prefix; module path from the repository root. */
export const pages = [
  { path: '/coin-drops', file: 'features/promotions/coin-drops/web/coin-drops-page.tsx' },
  { path: '/dev/gallery/coin-drops', file: 'features/promotions/coin-drops/web/gallery-page.tsx', layout: 'plain' },
] as const
