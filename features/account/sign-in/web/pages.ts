/** The sign-in routes: path without language prefix, and module path from the repository root. */
export const pages = [
  { path: '/signin', file: 'features/account/sign-in/web/sign-in-page.tsx', layout: 'auth' },
  { path: '/reset', file: 'features/account/sign-in/web/reset-page.tsx', layout: 'auth' },
] as const
