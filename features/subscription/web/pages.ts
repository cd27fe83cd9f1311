/** Path without language prefix, and module from the repository's root. */
export const pages = [
  { path: '/profile/subscription', file: 'features/subscription/web/subscription-page.tsx' },
  { path: '/unsubscribe', file: 'features/subscription/web/unsubscribe-page.tsx', layout: 'auth' },
] as const
