/** Route path without the language prefix; module path from the repository root. */
export const pages = [
  { path: '/quests', file: 'features/promotions/quests/web/quests-page.tsx' },
  { path: '/dev/gallery/quests', file: 'features/promotions/quests/web/gallery-page.tsx', layout: 'plain' },
] as const
