/** The routes of the lobby: path without language prefix, and module from the repository's root. */
export const pages = [
  { path: '/', file: 'features/lobby/web/home-page.tsx' },
  { path: '/lobby', file: 'features/lobby/web/lobby-page.tsx' },
  { path: '/library', file: 'features/lobby/web/library-page.tsx' },
]
