/** The desk of rounds that are void after a fault. */
export const pages = [
  { path: '/operator/void-rounds', file: 'features/back-office/void-rounds/web/void-page.tsx', layout: 'plain' },
] as const
