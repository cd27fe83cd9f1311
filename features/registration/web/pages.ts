/** The routes of opening an account: path without language prefix, and module from the repository's root. */
export const pages = [
  { path: '/signup', file: 'features/registration/web/sign-up-page.tsx', layout: 'auth' },
  { path: '/registration-complete', file: 'features/registration/web/registration-complete-page.tsx', layout: 'auth' },
] as const
