import type { WebFeature } from '#ui/feature.ts'

/** The web module entry of the lobby. */
export const lobbyWeb: WebFeature = {
  id: 'lobby',
  navItems: [
    { group: 'play', order: 10, label: 'site.lobby', icon: 'house-fill', path: '/', alsoAt: '/lobby', for: 'player' },
    { group: 'play', order: 10, label: 'site.lobby', icon: 'house-fill', path: '/lobby', alsoAt: '/', for: 'guest' },
  ],
  tiles: [
    () => import('./welcome-card.tsx'),
    () => import('./favourites-card.tsx'),
    () => import('./coming-card.tsx'),
    () => import('./fair-card.tsx'),
  ],
}
