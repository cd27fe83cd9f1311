/** Path without language prefix, and module from the repository's root. */
export const pages = [{ path: '/profile/statements', file: 'features/statements/web/statements-page.tsx' }] as const
