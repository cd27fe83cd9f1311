import type { WebFeature } from '#ui/feature.ts'

/** The page where players upload documents and see their status. */
export const documentsWeb: WebFeature = {
  id: 'documents',
  accountAreas: [{ order: 30, path: '/profile/documents', label: 'documents.title', icon: 'file-text-fill' }],
  onPush: () => import('./on-push.ts'),
}
