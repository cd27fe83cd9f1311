/** Path without language prefix, and module from the repository's root. */
export const pages = [{ path: '/dev/pushes', file: 'features/realtime/web/push-desk-page.tsx' }] as const
