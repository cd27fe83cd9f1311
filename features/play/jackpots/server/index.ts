import { kept } from '#kernel/personal-table.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import { jackpotsChannel } from '#platform/jackpots/publish-jackpots.ts'
import * as contract from '../contract.ts'
import * as operators from '../shared/operator-contract.ts'
import { pooledGames, readHomeJackpots } from './home-jackpots.ts'
import { listJackpotDraws } from './list-jackpot-draws.ts'
import { listJackpots } from './list-jackpots.ts'
import { openMustDrops } from './open-must-drops.ts'
import { exportJackpotReport, readJackpotReport, readJackpotRoundWith } from './report-jackpots.ts'

/** Shows the amounts of the pooled jackpots. On in every theme: a game with pools always discloses them. */
export const jackpotsServer = ({ slices }: Pick<SiteServices, 'slices'>): ServerFeature => ({
  id: 'jackpots',
  isInEveryTheme: true,
  routes: [
    bind(contract.listJackpots, listJackpots),
    bind(contract.listJackpotDraws, listJackpotDraws),
    bind(operators.readJackpotReport, readJackpotReport),
    bind(operators.exportJackpotReport, exportJackpotReport),
    bind(operators.readJackpotRound, readJackpotRoundWith(slices)),
  ],
  personalTables: [kept('jackpot_win', 'rounds')],
  personalData: ownRows({ wins: ['jackpot_win', 'at', 'game', 'mode', 'tier', 'round', 'amount'] }),
  jobs: [{ name: 'open-must-drops', schedule: '* * * * *', run: openMustDrops }],
  home: async (ctx) => ({ jackpots: await readHomeJackpots(ctx) }),
  liveChannels: (brand) => pooledGames().map(({ slug }) => jackpotsChannel(brand, slug)),
})
