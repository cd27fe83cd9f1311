/** The closure page, its confirmation, and the operators' log of requests. */
export const pages = [
  { path: '/profile/close', file: 'features/account/account-closure/web/close-page.tsx' },
  { path: '/account-closed', file: 'features/account/account-closure/web/account-closed-page.tsx', layout: 'auth' },
  { path: '/operator/closings', file: 'features/account/account-closure/web/operator-page.tsx', layout: 'plain' },
] as const
