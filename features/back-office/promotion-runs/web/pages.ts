/** Reports of runs, and the events that stopped. */
export const pages = [
  { path: '/operator/runs/:id', file: 'features/back-office/promotion-runs/web/run-page.tsx', layout: 'plain' },
  { path: '/operator/faults', file: 'features/back-office/promotion-runs/web/faults-page.tsx', layout: 'plain' },
] as const
