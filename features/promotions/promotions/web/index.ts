import type { WebFeature } from '#ui/feature.ts'
import type { Profile } from '#features/account/account/contract.ts'

/** Current promotions: a page, the strip on home and lobby, and the vault of what is available now. */
export const promotionsWeb: WebFeature = {
  id: 'promotions',
  navItems: [
    { group: 'prizes', order: 20, label: 'promotions.title', icon: 'gift-fill', path: '/promotions' },
    { group: 'bar', order: 10, label: 'site.promosShort', icon: 'gift-fill', path: '/promotions', isOffer: true },
    {
      group: 'tools',
      order: 10,
      label: 'promotions.vaultTitle',
      icon: 'gift-fill',
      path: '?openModal=prize-vault',
      for: 'player',
      isOffer: true,
      count: prizesReady,
    },
    { group: 'about', order: 90, label: 'promotions.redesign.short', icon: 'sparkle-fill', path: '/redesign' },
  ],
  modals: { 'prize-vault': { load: () => import('./vault-modal.tsx') } },
  tiles: [() => import('./promo-cards.tsx')],
  campaignAction: () => import('./reminder-button.tsx'),
}

/** Whether this vault item can be claimed by the player now. */
function prizesReady({ dailyLogin }: Pick<Profile, 'dailyLogin'>): number {
  return dailyLogin['isAvailable'] === true ? 1 : 0
}
