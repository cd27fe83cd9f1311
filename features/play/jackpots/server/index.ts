import { bind, type ServerFeature } from '#platform/feature.ts'
import { jackpotsChannel } from '#platform/jackpots/publish-jackpots.ts'
import { listJackpots as contract } from '../contract.ts'
import { pooledGames, readHomeJackpots } from './home-jackpots.ts'
import { listJackpots } from './list-jackpots.ts'

/** Shows the amounts of the pooled jackpots. On in every theme: a game with pools always discloses them. */
export const jackpotsServer: ServerFeature = {
  id: 'jackpots',
  isInEveryTheme: true,
  routes: [bind(contract, listJackpots)],
  home: async (ctx) => ({ jackpots: await readHomeJackpots(ctx) }),
  liveChannels: (brand) => pooledGames().map(({ slug }) => jackpotsChannel(brand, slug)),
}
