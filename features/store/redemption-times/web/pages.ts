/** Paths have no language prefix; modules are relative to the repository root. */
export const pages = [{ path: '/trust/redemptions', file: 'features/store/redemption-times/web/times-page.tsx' }] as const
