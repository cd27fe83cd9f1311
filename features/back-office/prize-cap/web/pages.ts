/** The daily cap on prizes of a brand. */
export const pages = [
  { path: '/operator/prize-cap', file: 'features/back-office/prize-cap/web/cap-page.tsx', layout: 'plain' },
] as const
