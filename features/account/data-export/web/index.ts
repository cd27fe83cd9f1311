import type { WebFeature } from '#ui/feature.ts'

/** The page where players request a copy of their data. */
export const dataExportWeb: WebFeature = {
  id: 'data-export',
  accountAreas: [{ order: 20, path: '/profile/data', label: 'data-export.title', icon: 'copy-bold', group: 'records' }],
}
