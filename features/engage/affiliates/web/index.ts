import type { WebFeature } from '#ui/feature.ts'

/** The page for becoming a partner. */
export const affiliatesWeb: WebFeature = {
  id: 'affiliates',
  navItems: [{ group: 'about', order: 95, label: 'affiliates.name', icon: 'handshake-fill', path: '/affiliates' }],
}
