/** Reconciliation, trial balance, and the report of money. */
export const pages = [
  { path: '/operator/books', file: 'features/back-office/books/web/books-page.tsx', layout: 'plain' },
] as const
