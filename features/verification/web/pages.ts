/** How the proof of identity stands, and the desk of those who look at what a machine decided. */
export const pages = [
  { path: '/profile/verification', file: 'features/verification/web/verification-page.tsx' },
  { path: '/operator/verification', file: 'features/verification/web/operator/verification-desk.tsx', layout: 'plain' },
] as const
