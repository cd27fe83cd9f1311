/** Route path without the language prefix; module path from the repository root. */
export const pages = [{ path: '/season', file: 'features/promotions/season/web/season-page.tsx' }] as const
