/** A pause that ends by itself, and one that does not. */
export const pages = [
  { path: '/profile/cool-off', file: 'features/exclusion/web/cool-off-page.tsx' },
  { path: '/profile/self-exclusion', file: 'features/exclusion/web/self-exclusion-page.tsx' },
] as const
