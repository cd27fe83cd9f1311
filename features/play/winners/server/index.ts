import { optionsOf } from '#kernel/feature.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { erased } from '#kernel/personal-table.ts'
import { bind, type ServerDoor } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { winners } from '../feature.ts'
import { chooseVisibilityWith, getVisibility } from './choose-visibility.ts'
import { lastWinners, oldestAt } from './last-winners.ts'
import { isWorthTelling } from './rules.ts'
import { deleteWinsBefore, insertWin } from './store.ts'
import { createWinnersTeller, winnersChannel } from './tell-winners.ts'

/** Keeps what was won lately and shows it to everybody of the brand, as it happens. */
export const winnersServer: ServerDoor = (services) => {
  const teller = createWinnersTeller(services)
  return {
    id: winners.id,
    routes: [
      bind(contract.listWinners, async ({ reader, clock, theme }) => ({
        success: true as const,
        data: { lastWinners: await lastWinners(reader, clock, theme.id) },
      })),
      bind(contract.getVisibility, getVisibility),
      bind(contract.chooseVisibility, chooseVisibilityWith(teller)),
    ],
    home: async ({ reader, clock, theme }) => ({ lastWinners: await lastWinners(reader, clock, theme.id) }),
    liveChannels: (brand) => [winnersChannel(brand)],
    on: {
      async 'round.settled'({ theme }, { playerId, payload, at }, tx) {
        if (!isWorthTelling(payload, optionsOf(theme, winners))) return
        const { roundId, game, mode, win } = payload
        const told = { round: roundId, brand: theme.id, player: playerId, game, mode, amount: win, at }
        if (await insertWin(tx, told)) teller.changed(theme.id)
      },
    },
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
    close: () => teller.close(),
  }
}
