import type { WebFeature } from '#ui/feature.ts'

/** The page for becoming a partner, and the area of those who are. */
export const affiliatesWeb: WebFeature = {
  id: 'affiliates',
  navItems: [
    { group: 'about', order: 95, label: 'affiliates.name', icon: 'handshake-fill', path: '/affiliates' },
    {
      group: 'account',
      order: 55,
      label: 'affiliates.accountTitle',
      icon: 'handshake-fill',
      path: '/affiliates/partners-account',
      isShown: ({ isAffiliate }) => isAffiliate,
    },
  ],
}
