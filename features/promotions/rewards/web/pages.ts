/** Path without language prefix, and module from the repository's root. */
export const pages = [{ path: '/profile/rewards', file: 'features/promotions/rewards/web/rewards-page.tsx' }] as const
