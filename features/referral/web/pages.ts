/** Path without language prefix, and module from the repository's root. */
export const pages = [{ path: '/referral', file: 'features/referral/web/referral-page.tsx' }] as const
