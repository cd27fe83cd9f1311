/** Route path without the language prefix; module path from the repository root. */
export const pages = [
  { path: '/dev/gallery/daily-login', file: 'features/promotions/daily-login/web/gallery-page.tsx', layout: 'plain' },
] as const
