/** Route path without the language prefix; module path from the repository root. */
export const pages = [{ path: '/dev/gallery/push', file: 'features/engage/push/web/gallery-page.tsx', layout: 'plain' }] as const
