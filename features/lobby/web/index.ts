import type { WebFeature } from '#ui/feature.ts'

/** The web door of the lobby. */
export const lobbyWeb: WebFeature = {
  id: 'lobby',
  places: [
    { group: 'play', order: 10, label: 'site.lobby', icon: 'house-fill', path: '/', alsoAt: '/lobby', for: 'player' },
    { group: 'play', order: 10, label: 'site.lobby', icon: 'house-fill', path: '/lobby', alsoAt: '/', for: 'guest' },
    { group: 'play', order: 20, label: 'site.favourites', icon: 'star-fill', path: '/issues/favorites' },
    { group: 'play', order: 30, label: 'site.allGames', icon: 'squares-four-fill', path: '/library' },
    {
      group: 'play',
      order: 25,
      label: 'lobby.rows.recentGames',
      icon: 'clock-counter-clockwise-bold',
      path: '/issues/recent',
      for: 'player',
    },
    { group: 'account', order: 20, label: 'site.favourites', icon: 'star-fill', path: '/issues/favorites' },
    { group: 'bar', order: 80, label: 'site.games', icon: 'squares-four-fill', path: '/library' },
    { group: 'bar', order: 90, label: 'site.searchShort', icon: 'magnifying-glass-bold', path: '?openModal=search' },
  ],
  modals: {
    game: { load: () => import('./game-modal.tsx') },
    filters: { load: () => import('./filters-modal.tsx') },
    search: { load: () => import('./search-modal.tsx') },
  },
  playerHomeSections: [{ place: 'after-rows', load: () => import('./lower-banners.tsx') }],
  onPush: () => import('./on-push.ts'),
  watchers: [() => import('./search-key-watcher.tsx')],
  tiles: [
    () => import('./welcome-card.tsx'),
    () => import('./favourites-card.tsx'),
    () => import('./coming-card.tsx'),
    () => import('./fair-card.tsx'),
  ],
}
