/** The page of linked accounts, and the page that providers redirect to. */
export const pages = [
  { path: '/profile/socials', file: 'features/account/social-login/web/social-login-page.tsx' },
  { path: '/signin/social', file: 'features/account/social-login/web/return-page.tsx', layout: 'auth' },
] as const
