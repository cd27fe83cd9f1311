/** How long redemptions take, and the operators' desk. Paths have no language prefix; modules are relative to the repository root. */
export const pages = [
  { path: '/trust/redemptions', file: 'features/store/redemptions/web/times-page.tsx' },
  { path: '/operator/redemptions', file: 'features/store/redemptions/web/operator/redemption-desk.tsx', layout: 'plain' },
] as const
