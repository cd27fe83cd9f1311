/** Paths without language prefix, and modules from the repository's root. */
export const pages = [
  { path: '/support', file: 'features/support/web/support-page.tsx' },
  { path: '/operator/support', file: 'features/support/web/desk-page.tsx', layout: 'plain' },
] as const
