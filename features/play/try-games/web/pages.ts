/** A game's demo. Paths have no language prefix; modules are relative to the repository root. */
export const pages = [{ path: '/game/:slug/demo', file: 'features/play/try-games/web/demo-page.tsx', layout: 'plain' }] as const
