/** Path without language prefix, and module from the repository's root. */
export const pages = [{ path: '/quests', file: 'features/quests/web/quests-page.tsx' }] as const
