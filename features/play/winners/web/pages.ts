/** Where a player chooses who sees their wins. */
export const pages = [{ path: '/profile/privacy', file: 'features/play/winners/web/privacy-page.tsx' }] as const
