/** The list pages. Paths have no language prefix; modules are relative to the repository root. */
export const pages = [
  { path: '/library', file: 'features/play/library/web/library-page.tsx' },
  { path: '/collections', file: 'features/play/library/web/collections-page.tsx' },
  { path: '/issues/favorites', file: 'features/play/library/web/favourites-page.tsx' },
  { path: '/issues/providers', file: 'features/play/library/web/providers-page.tsx' },
  { path: '/issues/providers/:pageName', file: 'features/play/library/web/provider-page.tsx' },
  { path: '/issues/recent', file: 'features/play/library/web/recent-page.tsx' },
  { path: '/issues/:pageName', file: 'features/play/library/web/category-page.tsx' },
] as const
