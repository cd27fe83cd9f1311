/** The operators' list of people barred from entries. */
export const pages = [
  { path: '/operator/eligibility', file: 'features/protection/eligibility/web/operator/barred-desk.tsx', layout: 'plain' },
] as const
