/** The documents, readable by everyone: path without language prefix, and module from the repository's root. */
export const pages = [
  { path: '/page/terms-of-use', file: 'features/terms/web/document-page.tsx' },
  { path: '/page/privacy-policy', file: 'features/terms/web/document-page.tsx' },
  { path: '/page/sweepstakes-rules', file: 'features/terms/web/document-page.tsx' },
] as const
