/** The operators' desk. */
export const pages = [
  { path: '/operator/redemptions', file: 'features/store/redemptions/web/operator/redemption-desk.tsx', layout: 'plain' },
] as const
