/** The accounts of others that are linked, and where providers send people back to. */
export const pages = [
  { path: '/profile/socials', file: 'features/socials/web/socials-page.tsx' },
  { path: '/signin/social', file: 'features/socials/web/return-page.tsx', layout: 'auth' },
] as const
