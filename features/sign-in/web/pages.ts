/** The routes of signing in: path without language prefix, and module from the repository's root. */
export const pages = [
  { path: '/signin', file: 'features/sign-in/web/sign-in-page.tsx', layout: 'auth' },
  { path: '/reset', file: 'features/sign-in/web/reset-page.tsx', layout: 'auth' },
] as const
