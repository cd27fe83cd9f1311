/** Route path without the language prefix; module path from the repository root. */
export const pages = [
  { path: '/affiliates', file: 'features/engage/affiliates/web/affiliates-page.tsx' },
  { path: '/affiliates/partners-account', file: 'features/engage/affiliates/web/partners-account-page.tsx' },
  { path: '/operator/affiliates', file: 'features/engage/affiliates/web/operator/affiliates-desk.tsx', layout: 'plain' },
] as const
