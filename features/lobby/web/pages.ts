/** The routes of the lobby: path without language prefix, and module from the repository's root. */
export const pages = [
  { path: '/', file: 'features/lobby/web/home-page.tsx' },
  { path: '/lobby', file: 'features/lobby/web/lobby-page.tsx' },
  { path: '/dev/gallery/lobby', file: 'features/lobby/web/gallery-page.tsx', layout: 'plain' },
] as const
