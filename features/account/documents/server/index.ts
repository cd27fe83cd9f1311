import { kept } from '#kernel/personal-table.ts'
import { bind, bindUpload, type ServerFeature } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { documents } from '../feature.ts'
import * as operatorContract from '../shared/operator-contract.ts'
import { decideDocument, listDesk, openDocument } from './desk.ts'
import { forgetDocuments } from './forget-documents.ts'
import { documentStatus, listDocuments, readPersonalDocuments, takeBackDocument } from './own-documents.ts'
import { countWaiting, deleteUndecided, takeBackWaiting } from './store.ts'
import { takeDocument } from './take-document.ts'

/** Documents that players send: taken, kept encrypted, looked at by operators (PRV-5). */
export const documentsServer: ServerFeature = {
  id: documents.id,
  routes: [
    bind(contract.listDocuments, listDocuments),
    bindUpload(contract.uploadDocument, takeDocument),
    bind(contract.takeBackDocument, takeBackDocument),
    bind(operatorContract.listDesk, listDesk),
    bind(operatorContract.openDocument, openDocument),
    bind(operatorContract.decideDocument, decideDocument),
  ],
  desk: { path: '/operator/documents', countWaiting: ({ reader, theme }) => countWaiting(reader, theme.id) },
  jobs: [{ name: 'forget-documents', schedule: '17 * * * *', run: forgetDocuments }],
  profilePage: documentStatus,
  personalData: readPersonalDocuments,
  personalTables: [kept('document', 'identity')],
  // Nobody is to look at what nothing is decided on any more.
  closeAccount: (ctx, tx, playerId) => takeBackWaiting(tx, playerId, ctx.clock.now()),
  // What nobody decided on shows nothing of anybody, so nothing asks to keep it.
  erase: (_ctx, tx, player) => deleteUndecided(tx, player.id),
}
