/** Pages about the site itself: route path without the language prefix; module path from the repository root. */
export const pages = [
  { path: '/how-it-works', file: 'features/site/shell/web/how-it-works-page.tsx' },
  { path: '/game/responsible-play', file: 'features/site/shell/web/responsible-play-page.tsx' },
  { path: '/geoblock', file: 'features/site/shell/web/geoblock-page.tsx', layout: 'geoblock' },
] as const
