/** Route path without the language prefix; module path from the repository root. */
export const pages = [{ path: '/referral', file: 'features/engage/referral/web/referral-page.tsx' }] as const
