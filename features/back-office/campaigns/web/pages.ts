/** The operators' campaign pages. */
export const pages = [
  { path: '/operator/campaigns', file: 'features/back-office/campaigns/web/campaigns-page.tsx', layout: 'plain' },
  { path: '/operator/campaigns/new', file: 'features/back-office/campaigns/web/templates-page.tsx', layout: 'plain' },
  { path: '/operator/campaigns/:id', file: 'features/back-office/campaigns/web/campaign-page.tsx', layout: 'plain' },
] as const
