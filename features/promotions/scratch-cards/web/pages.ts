/** Route path without the language prefix; module path from the repository root. */
export const pages = [
  { path: '/scratch-cards', file: 'features/promotions/scratch-cards/web/scratch-cards-page.tsx' },
  { path: '/dev/gallery/scratch-cards', file: 'features/promotions/scratch-cards/web/gallery-page.tsx', layout: 'plain' },
] as const
