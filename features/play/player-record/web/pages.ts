/** A shared win. Path without language prefix, and module from the repository's root. */
export const pages = [{ path: '/win/:token', file: 'features/play/player-record/web/win-page.tsx', layout: 'plain' }] as const
