import { bind, type ServerFeature } from '#platform/feature.ts'
import { jackpotsChannel } from '#platform/jackpots/tell-jackpots.ts'
import { listJackpots as contract } from '../contract.ts'
import { pooledGames, readHomeJackpots } from './home-jackpots.ts'
import { listJackpots } from './list-jackpots.ts'

/** Shows what the pooled jackpots hold. In every theme: a game with pools says so to whoever plays it. */
export const jackpotsServer: ServerFeature = {
  id: 'jackpots',
  isInEveryTheme: true,
  routes: [bind(contract, listJackpots)],
  home: async (ctx) => ({ jackpots: await readHomeJackpots(ctx) }),
  liveChannels: (brand) => pooledGames().map(({ slug }) => jackpotsChannel(brand, slug)),
}
