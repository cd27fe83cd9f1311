/** Route path without the language prefix; module path from the repository root. */
export const pages = [
  { path: '/prize-drops', file: 'features/promotions/prize-drops/web/prize-drops-page.tsx' },
  { path: '/dev/gallery/prize-drops', file: 'features/promotions/prize-drops/web/gallery-page.tsx', layout: 'plain' },
] as const
