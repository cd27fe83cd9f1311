/** The desk: path without language prefix, and module from the repository's root. */
export const pages = [{ path: '/operator/players', file: 'features/player-desk/web/players-desk.tsx', layout: 'plain' }] as const
