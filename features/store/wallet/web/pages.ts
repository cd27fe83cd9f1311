/** The pages of a player's money. Paths have no language prefix; modules are relative to the repository root. */
export const pages = [{ path: '/redeem', file: 'features/store/wallet/web/redeem-page.tsx' }] as const
