import { kept } from '#kernel/personal-table.ts'
import { bind, bindUpload, type ServerFeature } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import * as operatorContract from '../shared/operator-contract.ts'
import { decideDocument, listQueue, openDocument } from './queue.ts'
import { forgetDocuments } from './forget-documents.ts'
import { documentStatus, listDocuments, readPersonalDocuments, takeBackDocument } from './own-documents.ts'
import { countWaiting, deleteUndecided, takeBackWaiting } from './store.ts'
import { takeDocument } from './take-document.ts'

/** Players' documents: uploaded, stored encrypted, reviewed by operators (PRV-5). */
export const documentsServer: ServerFeature = {
  id: 'documents',
  routes: [
    bind(contract.listDocuments, listDocuments),
    bindUpload(contract.uploadDocument, takeDocument),
    bind(contract.takeBackDocument, takeBackDocument),
    bind(operatorContract.listQueue, listQueue),
    bind(operatorContract.openDocument, openDocument),
    bind(operatorContract.decideDocument, decideDocument),
  ],
  queue: { path: '/operator/documents', countWaiting: ({ reader, theme }) => countWaiting(reader, theme.id) },
  jobs: [{ name: 'forget-documents', schedule: '17 * * * *', runsWhenOff: true, run: forgetDocuments }],
  profilePage: documentStatus,
  personalData: readPersonalDocuments,
  personalTables: [kept('document', 'identity')],
  // Nothing is decided on a closed account, so nobody may view its documents.
  closeAccount: (ctx, tx, playerId) => takeBackWaiting(tx, playerId, ctx.clock.now()),
  // Documents without a decision prove nothing, so there is no reason to retain them.
  erase: (_ctx, tx, player) => deleteUndecided(tx, player.id),
}
