/** Path without language prefix, and module from the repository's root. */
export const pages = [{ path: '/lightning-streak', file: 'features/deposit-streak/web/lightning-streak-page.tsx' }] as const
