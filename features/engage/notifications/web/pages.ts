/** Route path without the language prefix; module path from the repository root. */
export const pages = [
  { path: '/profile/notifications', file: 'features/engage/notifications/web/notifications-page.tsx' },
] as const
