/** The mailed link of a sign-in that was somebody else's. */
export const pages = [{ path: '/signin/not-me', file: 'features/sign-in-alerts/web/not-me-page.tsx', layout: 'auth' }] as const
