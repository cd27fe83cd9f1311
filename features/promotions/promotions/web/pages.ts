/**
 * The promotions, those that have ended, and the new features: route path without the language prefix; module path from the
 * repository root.
 */
export const pages = [
  { path: '/promotions', file: 'features/promotions/promotions/web/promotions-page.tsx' },
  { path: '/promotions/past', file: 'features/promotions/promotions/web/past-page.tsx' },
  { path: '/redesign', file: 'features/promotions/promotions/web/redesign-page.tsx' },
] as const
