/** The pages of a purchase: path without language prefix, and module from the repository's root. */
export const pages = [
  { path: '/cash/success', file: 'features/cash/web/success-page.tsx' },
  { path: '/cash/failed', file: 'features/cash/web/failed-page.tsx' },
  { path: '/cash/failed/:presetId/:offerType/:methodId', file: 'features/cash/web/failed-page.tsx' },
] as const
