/** The report of game performance. Route path without the language prefix; module from the repository root. */
export const pages = [
  { path: '/operator/game-report', file: 'features/play/game-reports/web/operator-page.tsx', layout: 'plain' },
] as const
