/** Route path without the language prefix; module path from the repository root. */
export const pages = [
  { path: '/money-box', file: 'features/promotions/money-box/web/money-box-page.tsx' },
  { path: '/dev/gallery/money-box', file: 'features/promotions/money-box/web/gallery-page.tsx', layout: 'plain' },
] as const
