import type { WebFeature } from '#ui/feature.ts'
import { promotions } from '../feature.ts'

/** What is on: a page, the strip on home and lobby, and the vault of what can be had now. */
export const promotionsWeb: WebFeature = {
  id: promotions.id,
  places: [
    { group: 'prizes', order: 20, label: 'promotions.title', icon: 'gift-fill', path: '/promotions' },
    { group: 'bar', order: 10, label: 'site.promosShort', icon: 'gift-fill', path: '/promotions' },
    { group: 'about', order: 90, label: 'promotions.redesign.short', icon: 'sparkle-fill', path: '/redesign' },
  ],
  modals: { 'prize-vault': { load: () => import('./vault-modal.tsx') } },
  tiles: [() => import('./promo-cards.tsx')],
}
