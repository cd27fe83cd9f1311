/** The operators' sign-in, team and account pages. */
export const pages = [
  { path: '/operator', file: 'features/back-office/operators/web/overview-page.tsx', layout: 'plain' },
  { path: '/operator/join', file: 'features/back-office/operators/web/join-page.tsx', layout: 'plain' },
  { path: '/operator/team', file: 'features/back-office/operators/web/team-page.tsx', layout: 'plain' },
  { path: '/operator/access', file: 'features/back-office/operators/web/access-page.tsx', layout: 'plain' },
] as const
