/** The pages about the site itself: path without language prefix, and module from the repository's root. */
export const pages = [
  { path: '/how-it-works', file: 'features/shell/web/how-it-works-page.tsx' },
  { path: '/game/responsible-play', file: 'features/shell/web/responsible-play-page.tsx' },
  { path: '/geoblock', file: 'features/shell/web/geoblock-page.tsx', layout: 'geoblock' },
] as const
