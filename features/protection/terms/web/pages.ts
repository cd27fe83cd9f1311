/** The documents, readable by everyone: path without language prefix, and module path from the repository root. */
export const pages = [
  { path: '/page/terms-of-use', file: 'features/protection/terms/web/document-page.tsx' },
  { path: '/page/privacy-policy', file: 'features/protection/terms/web/document-page.tsx' },
  { path: '/page/sweepstakes-rules', file: 'features/protection/terms/web/document-page.tsx' },
] as const
