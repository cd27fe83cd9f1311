import { bind, type ServerFeature } from '#platform/feature.ts'
import { jackpotsChannel } from '#platform/jackpots/publish-jackpots.ts'
import * as contract from '../contract.ts'
import { pooledGames, readHomeJackpots } from './home-jackpots.ts'
import { listJackpotDraws } from './list-jackpot-draws.ts'
import { listJackpots } from './list-jackpots.ts'
import { openMustDrops } from './open-must-drops.ts'

/** Shows the amounts of the pooled jackpots. On in every theme: a game with pools always discloses them. */
export const jackpotsServer: ServerFeature = {
  id: 'jackpots',
  isInEveryTheme: true,
  routes: [bind(contract.listJackpots, listJackpots), bind(contract.listJackpotDraws, listJackpotDraws)],
  jobs: [{ name: 'open-must-drops', schedule: '* * * * *', run: openMustDrops }],
  home: async (ctx) => ({ jackpots: await readHomeJackpots(ctx) }),
  liveChannels: (brand) => pooledGames().map(({ slug }) => jackpotsChannel(brand, slug)),
}
