/** The routes of the lobby: path without language prefix, and module from the repository's root. */
export const pages = [
  { path: '/', file: 'features/lobby/web/home-page.tsx' },
  { path: '/lobby', file: 'features/lobby/web/lobby-page.tsx' },
  { path: '/dev/gallery/lobby', file: 'features/lobby/web/gallery-page.tsx', layout: 'plain' },
  { path: '/library', file: 'features/lobby/web/library-page.tsx' },
  { path: '/issues/favorites', file: 'features/lobby/web/favourites-page.tsx' },
  { path: '/issues/providers', file: 'features/lobby/web/providers-page.tsx' },
  { path: '/issues/providers/:pageName', file: 'features/lobby/web/provider-page.tsx' },
  { path: '/issues/recent', file: 'features/lobby/web/recent-page.tsx' },
  { path: '/issues/:pageName', file: 'features/lobby/web/category-page.tsx' },
] as const
