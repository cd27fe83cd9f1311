/** Route path without the language prefix; module path from the repository root. */
export const pages = [
  { path: '/fortune-days', file: 'features/promotions/fortune-investment/web/fortune-days-page.tsx' },
] as const
