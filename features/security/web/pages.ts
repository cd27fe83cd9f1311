/** How players prove who they are, and the mailed link of a sign-in that was somebody else's. */
export const pages = [
  { path: '/profile/security', file: 'features/security/web/security-page.tsx' },
  { path: '/signin/not-me', file: 'features/security/web/not-me-page.tsx', layout: 'auth' },
] as const
