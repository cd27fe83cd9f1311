/** Path without language prefix, and module from the repository's root. */
export const pages = [{ path: '/money-box', file: 'features/money-box/web/money-box-page.tsx' }] as const
