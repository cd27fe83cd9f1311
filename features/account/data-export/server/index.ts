import { erased } from '#kernel/personal-table.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { bind, type ServerEntry } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { askForCopy, fetchCopy, listCopies } from './copies.ts'
import { makeCopies } from './make-copies.ts'

/** Gives players a copy of all data stored about them (PRV-1). */
export const dataExportServer: ServerEntry = ({ slices }) => ({
  id: 'data-export',
  routes: [bind(contract.listCopies, listCopies), bind(contract.askForCopy, askForCopy), bind(contract.fetchCopy, fetchCopy)],
  personalTables: [erased('data_export')],
  personalData: ownRows({ copies: ['data_export', 'asked_at', 'made_at', 'bytes'] }),
  jobs: [{ name: 'make-copies', schedule: '* * * * *', runsWhenOff: true, run: makeCopies(slices) }],
})
