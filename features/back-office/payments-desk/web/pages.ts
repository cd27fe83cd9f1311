/** The payments desk: everything that waits, the search, and one order. */
export const pages = [
  { path: '/operator/payments', file: 'features/back-office/payments-desk/web/payments-page.tsx', layout: 'plain' },
  { path: '/operator/payments/:id', file: 'features/back-office/payments-desk/web/record-page.tsx', layout: 'plain' },
] as const
