/** Route path without the language prefix; module path from the repository root. */
export const pages = [
  { path: '/fun-machine', file: 'features/promotions/fun-machine/web/fun-machine-page.tsx' },
  { path: '/dev/gallery/fun-machine', file: 'features/promotions/fun-machine/web/gallery-page.tsx', layout: 'plain' },
] as const
