/** The operators' list of feature switches. */
export const pages = [
  { path: '/operator/features', file: 'features/back-office/feature-switches/web/features-page.tsx', layout: 'plain' },
] as const
