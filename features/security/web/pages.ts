/** How players prove who they are. */
export const pages = [{ path: '/profile/security', file: 'features/security/web/security-page.tsx' }] as const
