/** Paths without language prefix, and modules from the repository's root. */
export const pages = [
  { path: '/page/:name', file: 'features/content/web/content-page.tsx' },
  { path: '/operator/content', file: 'features/content/web/operator/operator-page.tsx', layout: 'plain' },
] as const
