/** Closing an account, what is said right after it, and the log of requests for operators. */
export const pages = [
  { path: '/profile/close', file: 'features/closing/web/close-page.tsx' },
  { path: '/account-closed', file: 'features/closing/web/account-closed-page.tsx', layout: 'auth' },
  { path: '/operator/closings', file: 'features/closing/web/operator-page.tsx', layout: 'plain' },
] as const
