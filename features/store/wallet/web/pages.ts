/** The pages of a player's money. Paths have no language prefix; modules are relative to the repository root. */
export const pages = [
  { path: '/wallet', file: 'features/store/wallet/web/wallet-page.tsx' },
  { path: '/redeem', file: 'features/store/wallet/web/redeem-page.tsx' },
  { path: '/dev/gallery/redeem', file: 'features/store/wallet/web/gallery-page.tsx', layout: 'plain' },
] as const
