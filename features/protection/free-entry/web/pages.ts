/** Path without language prefix, and module path from the repository root. */
export const pages = [{ path: '/free-entry', file: 'features/protection/free-entry/web/free-entry-page.tsx' }] as const
