/** Significant events and software versions. Route path without the language prefix; module from the repository root. */
export const pages = [
  { path: '/operator/site-log', file: 'features/back-office/site-log/web/site-log-page.tsx', layout: 'plain' },
] as const
