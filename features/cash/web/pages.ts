/** The pages of a purchase: path without language prefix, and module from the repository's root. */
export const pages = [
  { path: '/cash/deposit-by-money', file: 'features/cash/web/store-page.tsx' },
  { path: '/cash/deposit-by-money/:presetId/promoOffer', file: 'features/cash/web/store-page.tsx' },
  { path: '/cash/success', file: 'features/cash/web/success-page.tsx' },
  { path: '/cash/failed', file: 'features/cash/web/failed-page.tsx' },
  { path: '/cash/failed/:presetId/:offerType/:methodId', file: 'features/cash/web/failed-page.tsx' },
] as const
