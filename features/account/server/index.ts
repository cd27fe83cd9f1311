import type { ServerFeature, SiteServices } from '#platform/feature.ts'
import { readPlayer } from '#platform/auth/players.ts'
import { account } from '../feature.ts'
import { mailLink } from './mails.ts'
import { seedDemoPlayer } from './mint-player.ts'
import { routes } from './routes.ts'

export { mintPlayer, type MintedPlayer, type MintOptions } from './mint-player.ts'

/** Opening, proving and reading an account; merges what all slices say of a player. */
export const accountServer = ({ slices }: Pick<SiteServices, 'slices'>): ServerFeature => ({
  id: account.id,
  routes: routes(slices),
  on: {
    async 'player.locked-out'(ctx, { playerId }, tx) {
      await mailLink(ctx, tx, await readPlayer(tx, playerId), 'unlock')
    },
  },
  seed: seedDemoPlayer,
})
