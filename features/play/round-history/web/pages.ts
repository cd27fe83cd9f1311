/** A player's rounds, and the replay of one round. */
export const pages = [
  { path: '/rounds', file: 'features/play/round-history/web/rounds-page.tsx' },
  { path: '/rounds/:id', file: 'features/play/round-history/web/replay-page.tsx', layout: 'plain' },
] as const
