/** The routes of the account: path without language prefix, and module from the repository's root. */
export const pages = [
  { path: '/signin', file: 'features/account/web/sign-in-page.tsx', layout: 'auth' },
  { path: '/reset', file: 'features/account/web/reset-page.tsx', layout: 'auth' },
] as const
