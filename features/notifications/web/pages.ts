/** Path without language prefix, and module from the repository's root. */
export const pages = [{ path: '/profile/notifications', file: 'features/notifications/web/notifications-page.tsx' }] as const
