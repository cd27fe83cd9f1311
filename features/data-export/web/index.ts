import type { WebFeature } from '#ui/feature.ts'
import { dataExport } from '../feature.ts'

/** Where players ask for a copy of their data. */
export const dataExportWeb: WebFeature = {
  id: dataExport.id,
  accountAreas: [{ path: '/profile/data', label: 'data-export.title', icon: 'copy-bold', group: 'records' }],
}
