/** Route paths without the language prefix; module paths from the repository root. */
export const pages = [
  { path: '/support', file: 'features/engage/support/web/support-page.tsx' },
  { path: '/operator/support', file: 'features/engage/support/web/queue-page.tsx', layout: 'plain' },
] as const
