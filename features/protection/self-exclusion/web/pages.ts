/** The break and self-exclusion pages, and the operators' queue for people who look alike. */
export const pages = [
  { path: '/profile/cool-off', file: 'features/protection/self-exclusion/web/cool-off-page.tsx' },
  { path: '/profile/self-exclusion', file: 'features/protection/self-exclusion/web/self-exclusion-page.tsx' },
  { path: '/operator/exclusions', file: 'features/protection/self-exclusion/web/operator/exclusion-queue.tsx', layout: 'plain' },
] as const
