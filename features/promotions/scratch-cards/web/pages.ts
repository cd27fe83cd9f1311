/** Route path without the language prefix; module path from the repository root. */
export const pages = [{ path: '/scratch-cards', file: 'features/promotions/scratch-cards/web/scratch-cards-page.tsx' }] as const
