/** The report of large jackpots, and one round of it. Route path without the language prefix; module from the repository root. */
export const pages = [
  { path: '/operator/jackpots', file: 'features/play/jackpots/web/operator-page.tsx', layout: 'plain' },
  { path: '/operator/jackpots/:id', file: 'features/play/jackpots/web/operator-round-page.tsx', layout: 'plain' },
] as const
