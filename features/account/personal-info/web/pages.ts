/** The routes of this slice: path without language prefix, and module path from the repository root. */
export const pages = [{ path: '/profile', file: 'features/account/personal-info/web/profile-page.tsx' }] as const
