/** Path without language prefix, and module path from the repository root. */
export const pages = [{ path: '/profile/statements', file: 'features/account/statements/web/statements-page.tsx' }] as const
