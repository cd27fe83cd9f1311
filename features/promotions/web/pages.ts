/** What is on, and what is new in the site: path without language prefix, and module from the repository's root. */
export const pages = [
  { path: '/promotions', file: 'features/promotions/web/promotions-page.tsx' },
  { path: '/redesign', file: 'features/promotions/web/redesign-page.tsx' },
] as const
