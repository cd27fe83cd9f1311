/** The player's documents, and the desk of those who look at them. */
export const pages = [
  { path: '/profile/documents', file: 'features/documents/web/documents-page.tsx' },
  { path: '/operator/documents', file: 'features/documents/web/operator/documents-desk.tsx', layout: 'plain' },
] as const
