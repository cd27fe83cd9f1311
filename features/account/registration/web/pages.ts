/** The registration routes: path without language prefix, and module path from the repository root. */
export const pages = [
  { path: '/signup', file: 'features/account/registration/web/sign-up-page.tsx', layout: 'auth' },
  { path: '/registration-complete', file: 'features/account/registration/web/registration-complete-page.tsx', layout: 'auth' },
] as const
