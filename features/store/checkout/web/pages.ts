/** The purchase pages. Paths have no language prefix; modules are relative to the repository root. */
export const pages = [
  { path: '/cash/orders/:id', file: 'features/store/checkout/web/order-page.tsx' },
  { path: '/cash/success', file: 'features/store/checkout/web/success-page.tsx' },
  { path: '/cash/failed', file: 'features/store/checkout/web/failed-page.tsx' },
  { path: '/cash/failed/:presetId/:offerType/:methodId', file: 'features/store/checkout/web/failed-page.tsx' },
] as const
