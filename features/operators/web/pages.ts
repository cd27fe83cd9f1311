/** The door of those who run the site, and who they are. */
export const pages = [
  { path: '/operator', file: 'features/operators/web/overview-page.tsx', layout: 'plain' },
  { path: '/operator/join', file: 'features/operators/web/join-page.tsx', layout: 'plain' },
  { path: '/operator/team', file: 'features/operators/web/team-page.tsx', layout: 'plain' },
  { path: '/operator/access', file: 'features/operators/web/access-page.tsx', layout: 'plain' },
] as const
