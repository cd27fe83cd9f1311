/** The pages of lists: path without language prefix, and module from the repository's root. */
export const pages = [
  { path: '/library', file: 'features/library/web/library-page.tsx' },
  { path: '/issues/favorites', file: 'features/library/web/favourites-page.tsx' },
  { path: '/issues/providers', file: 'features/library/web/providers-page.tsx' },
  { path: '/issues/providers/:pageName', file: 'features/library/web/provider-page.tsx' },
  { path: '/issues/recent', file: 'features/library/web/recent-page.tsx' },
  { path: '/issues/:pageName', file: 'features/library/web/category-page.tsx' },
] as const
