/** The desk of players with markers of harm, for operators. */
export const pages = [
  { path: '/operator/care', file: 'features/back-office/care/web/care-queue.tsx', layout: 'plain' },
  { path: '/operator/care/:id', file: 'features/back-office/care/web/case-page.tsx', layout: 'plain' },
] as const
