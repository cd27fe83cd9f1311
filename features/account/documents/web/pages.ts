/** The player's documents page, and the operators' review queue. */
export const pages = [
  { path: '/profile/documents', file: 'features/account/documents/web/documents-page.tsx' },
  { path: '/operator/documents', file: 'features/account/documents/web/operator/documents-queue.tsx', layout: 'plain' },
] as const
