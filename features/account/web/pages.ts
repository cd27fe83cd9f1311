/** The routes of the account: path without language prefix, and module from the repository's root. */
export const pages = [
  { path: '/signup', file: 'features/account/web/sign-up-page.tsx', layout: 'auth' },
  { path: '/signin', file: 'features/account/web/sign-in-page.tsx', layout: 'auth' },
  { path: '/reset', file: 'features/account/web/reset-page.tsx', layout: 'auth' },
  { path: '/registration-complete', file: 'features/account/web/registration-complete-page.tsx', layout: 'auth' },
] as const
