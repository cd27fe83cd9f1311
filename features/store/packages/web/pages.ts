/** The store and one of its packages. Paths have no language prefix; modules are relative to the repository root. */
export const pages = [
  { path: '/cash/deposit-by-money', file: 'features/store/packages/web/store-page.tsx' },
  { path: '/cash/deposit-by-money/:presetId/promoOffer', file: 'features/store/packages/web/preset-page.tsx' },
  { path: '/cashIframe', file: 'features/store/packages/web/cash-frame-page.tsx', layout: 'plain' },
] as const
