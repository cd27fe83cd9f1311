import type { WebFeature } from '#ui/feature.ts'
import { FAVOURITES_PATH, LIBRARY_PATH, RECENT_PATH } from '../contract.ts'

/** Game lists, collections, search, and the game modal shown before play. */
export const libraryWeb: WebFeature = {
  id: 'library',
  navItems: [
    { group: 'play', order: 20, label: 'site.favourites', icon: 'heart-fill', path: FAVOURITES_PATH },
    { group: 'play', order: 30, label: 'site.allGames', icon: 'squares-four-fill', path: LIBRARY_PATH },
    {
      group: 'play',
      order: 25,
      label: 'game-tiles.rows.recentGames',
      icon: 'clock-counter-clockwise-bold',
      path: RECENT_PATH,
      for: 'player',
    },
    { group: 'play', order: 40, label: 'library.collections.title', icon: 'stack-fill', path: '/collections' },
    { group: 'account', order: 20, label: 'site.favourites', icon: 'heart-fill', path: FAVOURITES_PATH },
    { group: 'bar', order: 80, label: 'site.games', icon: 'squares-four-fill', path: LIBRARY_PATH },
    { group: 'bar', order: 90, label: 'site.searchShort', icon: 'magnifying-glass-bold', path: '?openModal=search' },
  ],
  modals: {
    game: { load: () => import('./game-modal.tsx') },
    filters: { load: () => import('./filters-modal.tsx') },
    search: { load: () => import('./search-modal.tsx') },
  },
  watchers: [() => import('./search-key-watcher.tsx')],
}
