/** How chance is fixed, a player's seeds, and the verifier. */
export const pages = [{ path: '/fair', file: 'features/fair-play/web/fair-page.tsx' }] as const
