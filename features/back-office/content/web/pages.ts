/** Route paths without the language prefix; module paths from the repository root. */
export const pages = [
  { path: '/page/:name', file: 'features/back-office/content/web/content-page.tsx' },
  { path: '/operator/content', file: 'features/back-office/content/web/operator/operator-page.tsx', layout: 'plain' },
] as const
