import './extension-points.ts'
import { erased } from '#kernel/personal-table.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { correctPerson } from './correct-person.ts'
import { findPlayers } from './find-players.ts'
import { markTestAccount } from './mark-test-account.ts'
import { forgetPlayer, isPlayerOff, listPlayersOff, refusePlayerOff, switchPlayer } from './switch-player.ts'

/** Where operators look up players and correct fields that players cannot change. */
export const playerAdminServer = ({ slices, contextOf }: Pick<SiteServices, 'slices' | 'contextOf'>): ServerFeature => ({
  id: 'player-admin',
  isInEveryTheme: true,
  routes: [
    bind(contract.findPlayers, findPlayers({ slices, contextOf })),
    bind(contract.correctPerson, correctPerson(slices)),
    bind(contract.listPlayersOff, listPlayersOff),
    bind(contract.switchPlayer, switchPlayer),
    bind(contract.markTestAccount, markTestAccount),
  ],
  guardAs: refusePlayerOff,
  mayPromote: async (ctx, playerId) => !isPlayerOff(ctx, playerId),
  personalTables: [erased('player_off')],
  erase: (_ctx, tx, player) => forgetPlayer(tx, player),
  personalData: ownRows({ switchedOff: ['player_off', 'at'] }),
})
