/** The closure page, its confirmation, the claim of winnings, and the operators' log of requests. */
export const pages = [
  { path: '/profile/close', file: 'features/account/account-closure/web/close-page.tsx' },
  { path: '/account-closed', file: 'features/account/account-closure/web/account-closed-page.tsx', layout: 'auth' },
  { path: '/trust/claim', file: 'features/account/account-closure/web/claim-page.tsx' },
  { path: '/operator/closings', file: 'features/account/account-closure/web/operator-page.tsx', layout: 'plain' },
] as const
