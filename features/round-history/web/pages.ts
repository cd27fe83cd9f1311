/** A player's rounds, and one of them shown again. */
export const pages = [
  { path: '/rounds', file: 'features/round-history/web/rounds-page.tsx' },
  { path: '/rounds/:id', file: 'features/round-history/web/replay-page.tsx', layout: 'plain' },
] as const
