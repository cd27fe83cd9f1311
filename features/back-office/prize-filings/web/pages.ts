/** What sweepstakes law asks of promotions with large prizes, for operators. */
export const pages = [
  { path: '/operator/winners', file: 'features/back-office/prize-filings/web/winners-page.tsx', layout: 'plain' },
  { path: '/operator/filings/:id', file: 'features/back-office/prize-filings/web/filings-page.tsx', layout: 'plain' },
] as const
