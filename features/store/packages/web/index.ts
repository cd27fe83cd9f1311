import type { WebFeature } from '#ui/feature.ts'

/** The store and its packages: a page, modals, a row at the end of home, and the modal for an insufficient balance. */
export const packagesWeb: WebFeature = {
  id: 'packages',
  navItems: [
    { group: 'coins', order: 50, label: 'site.getCoins', icon: 'coins-fill', path: '?openModal=store', for: 'player' },
    {
      group: 'more',
      order: 15,
      label: 'site.getCoins',
      icon: 'coins-fill',
      path: '/cash/deposit-by-money/',
      for: 'player',
      isOffer: true,
    },
  ],
  modals: {
    store: { load: () => import('./store-modal.tsx'), needsPlayer: true, sells: true },
    'preset-package': { load: () => import('./preset-modal.tsx'), needsPlayer: true, sells: true },
    'package-details': { load: () => import('./details-modal.tsx'), needsPlayer: true, sells: true },
    'insufficient-funds': { load: () => import('./funds-modal.tsx'), needsPlayer: true, outcomeOf: '/cash/deposit-by-money/' },
    'bundle-fail': { load: () => import('./bundle-fail-modal.tsx'), needsPlayer: true, outcomeOf: '/cash/deposit-by-money/' },
  },
  playerHomeSections: [{ slot: 'after-rows', order: 20, isOffer: true, load: () => import('./home-packages.tsx') }],
  playerWatchers: [() => import('./preset-watcher.tsx')],
}
