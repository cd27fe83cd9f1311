/** Path without language prefix, and module path from the repository root. */
export const pages = [{ path: '/profile/data', file: 'features/account/data-export/web/data-page.tsx' }] as const
