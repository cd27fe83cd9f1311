/** Route path without the language prefix; module path from the repository root. */
export const pages = [
  { path: '/lightning-streak', file: 'features/promotions/deposit-streak/web/lightning-streak-page.tsx' },
] as const
