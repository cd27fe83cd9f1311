/** Path without language prefix, and module from the repository's root. */
export const pages = [
  { path: '/affiliates', file: 'features/affiliates/web/affiliates-page.tsx' },
  { path: '/affiliates/partners-account', file: 'features/affiliates/web/partners-account-page.tsx' },
] as const
