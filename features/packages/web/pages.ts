/** The store, and one package of it: path without language prefix, and module from the repository's root. */
export const pages = [
  { path: '/cash/deposit-by-money', file: 'features/packages/web/store-page.tsx' },
  { path: '/cash/deposit-by-money/:presetId/promoOffer', file: 'features/packages/web/preset-page.tsx' },
  { path: '/cashIframe', file: 'features/packages/web/cash-frame-page.tsx', layout: 'plain' },
] as const
