import { optionsOf } from '#kernel/feature.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { erased } from '#kernel/personal-table.ts'
import type { Clock } from '#kernel/time.ts'
import type { Reader } from '#platform/db/database.ts'
import { bind, type ServerEntry } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { winners } from '../feature.ts'
import { chooseVisibilityWith, getVisibility } from './choose-visibility.ts'
import { lastWinners, oldestAt } from './last-winners.ts'
import { isWorthTelling } from './rules.ts'
import { deleteWin, deleteWinsBefore, insertWin, readHidden } from './store.ts'
import { tellPlayer } from './tell-player.ts'
import { createWinnersPublisher, winnersChannel } from './publish-winners.ts'

/** Stores recent wins and shows them live to everyone at the brand. */
export const winnersServer: ServerEntry = (services) => {
  const publisher = createWinnersPublisher(services)
  const list = (reader: Reader, clock: Clock, brand: string) => lastWinners(reader, { clock, brand, slices: services.slices() })
  return {
    id: winners.id,
    routes: [
      bind(contract.listWinners, async ({ reader, clock, theme }) => ({
        success: true as const,
        data: { lastWinners: await list(reader, clock, theme.id) },
      })),
      bind(contract.getVisibility, getVisibility),
      bind(contract.chooseVisibility, chooseVisibilityWith(publisher)),
    ],
    home: async ({ reader, clock, theme }) => ({ lastWinners: await list(reader, clock, theme.id) }),
    hiddenPlayers: readHidden,
    liveChannels: (brand) => [winnersChannel(brand)],
    on: {
      async 'round.settled'(ctx, event, tx) {
        const { theme } = ctx
        const { playerId, payload, at } = event
        const { roundId, game, mode, win } = payload
        const told = { round: roundId, brand: theme.id, player: playerId, game, mode, amount: win, at }
        if (await insertWin(tx, told)) publisher.changed(theme.id)
        await tellPlayer(ctx, tx, event, services.slices())
      },
      async 'round.voided'({ theme }, { payload }, tx) {
        if (await deleteWin(tx, payload.roundId)) publisher.changed(theme.id)
      },
    },
    wants: { 'round.settled': ({ theme }, { payload }) => isWorthTelling(payload, optionsOf(theme, winners)) },
    personalTables: [erased('winner'), erased('winner_hidden')],
    personalData: ownRows({
      wins: ['winner', 'at', 'game', 'mode', 'amount'],
      hidden: ['winner_hidden', 'hidden_at'],
    }),
    jobs: [
      {
        name: 'forget-old-wins',
        schedule: '41 * * * *',
        run: (ctx) => ctx.transaction((tx) => deleteWinsBefore(tx, ctx.theme.id, oldestAt(ctx.clock))),
      },
    ],
    close: () => publisher.close(),
  }
}
