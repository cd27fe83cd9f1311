/** Route path without the language prefix; module path from the repository root. */
export const pages = [
  { path: '/profile/subscription', file: 'features/engage/subscription/web/subscription-page.tsx' },
  { path: '/unsubscribe', file: 'features/engage/subscription/web/unsubscribe-page.tsx', layout: 'auth' },
] as const
