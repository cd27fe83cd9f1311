/** The player's verification page, and the operators' review queue. */
export const pages = [
  { path: '/profile/verification', file: 'features/account/verification/web/verification-page.tsx' },
  { path: '/operator/verification', file: 'features/account/verification/web/operator/verification-queue.tsx', layout: 'plain' },
] as const
