/** The security page, and the mailed link that reports someone else's sign-in. */
export const pages = [
  { path: '/profile/security', file: 'features/account/security/web/security-page.tsx' },
  { path: '/signin/not-me', file: 'features/account/security/web/not-me-page.tsx', layout: 'auth' },
] as const
