/** The routes of this slice: path without language prefix, and module from the repository's root. */
export const pages = [{ path: '/profile', file: 'features/personal-info/web/profile-page.tsx' }] as const
