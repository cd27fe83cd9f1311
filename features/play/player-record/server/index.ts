import { erased } from '#kernel/personal-table.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { bind, type ServerEntry } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import './extension-points.ts'
import { getRecordOf } from './get-record.ts'
import { getSharedWinWith } from './get-shared-win.ts'
import { revokeShared, shareWinWith } from './share-win.ts'

/** What a player has played, and links of wins that they share. */
export const playerRecordServer: ServerEntry = ({ slices }) => ({
  id: 'player-record',
  routes: [
    bind(contract.getRecord, getRecordOf(slices)),
    bind(contract.shareWin, shareWinWith(slices)),
    bind(contract.revokeWin, revokeShared),
    bind(contract.getSharedWin, getSharedWinWith(slices)),
  ],
  personalTables: [erased('shared_win')],
  personalData: ownRows({ sharedWins: ['shared_win', 'shared_at', 'round', 'token'] }),
})
