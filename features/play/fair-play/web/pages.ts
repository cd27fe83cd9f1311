/** How outcomes are fixed, a player's seeds, and the verifier. */
export const pages = [{ path: '/fair', file: 'features/play/fair-play/web/fair-page.tsx' }] as const
