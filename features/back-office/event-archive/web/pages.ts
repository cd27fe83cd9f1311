/** The files of past events. */
export const pages = [
  { path: '/operator/event-archive', file: 'features/back-office/event-archive/web/archive-page.tsx', layout: 'plain' },
] as const
