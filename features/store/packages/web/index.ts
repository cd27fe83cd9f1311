import type { WebFeature } from '#ui/feature.ts'
import { packages } from '../feature.ts'

/** The store and its packages: a page, modals over any page, a row at the end of home, and what helps when a balance is short. */
export const packagesWeb: WebFeature = {
  id: packages.id,
  places: [
    { group: 'coins', order: 50, label: 'site.getCoins', icon: 'coins-fill', path: '?openModal=store', for: 'player' },
    { group: 'more', order: 15, label: 'site.getCoins', icon: 'coins-fill', path: '/cash/deposit-by-money/', for: 'player' },
  ],
  modals: {
    store: { load: () => import('./store-modal.tsx'), needsPlayer: true },
    'preset-package': { load: () => import('./preset-modal.tsx'), needsPlayer: true },
    'package-details': { load: () => import('./details-modal.tsx'), needsPlayer: true },
    'insufficient-funds': { load: () => import('./funds-modal.tsx'), needsPlayer: true },
    'insufficient-withdrawal': { load: () => import('./pending-modal.tsx'), needsPlayer: true },
    'bundle-fail': { load: () => import('./bundle-fail-modal.tsx'), needsPlayer: true },
  },
  playerHomeSections: [{ place: 'after-rows', load: () => import('./home-packages.tsx') }],
  playerWatchers: [() => import('./preset-watcher.tsx')],
}
