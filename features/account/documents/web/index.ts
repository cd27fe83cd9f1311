import type { WebFeature } from '#ui/feature.ts'

/** Where players send documents and see what became of them. */
export const documentsWeb: WebFeature = {
  id: 'documents',
  accountAreas: [{ path: '/profile/documents', label: 'documents.title', icon: 'file-text-fill' }],
  onPush: () => import('./on-push.ts'),
}
