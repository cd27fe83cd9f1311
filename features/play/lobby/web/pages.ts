/** The routes of the lobby. Paths have no language prefix; modules are relative to the repository root. */
export const pages = [
  { path: '/', file: 'features/play/lobby/web/home-page.tsx' },
  { path: '/lobby', file: 'features/play/lobby/web/lobby-page.tsx' },
  { path: '/dev/gallery/lobby', file: 'features/play/lobby/web/gallery-page.tsx', layout: 'plain' },
] as const
