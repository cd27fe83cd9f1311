import type { ServerFeature, SiteServices } from '#platform/feature.ts'
import { readTrail } from '#platform/audit/index.ts'
import { readPersonalData } from '#platform/auth/personal-data.ts'
import { readPlayer } from '#platform/auth/players.ts'
import { rememberWelcome } from '#platform/auth/welcomed-mailboxes.ts'
import { account } from '../feature.ts'
import { mailLink } from '#platform/auth/mailed-links.ts'
import { UNLOCK } from './mail-texts.ts'
import { routes } from './routes.ts'

/** In the copy of one's data. */
const TRAIL_MAX = 50_000

/** Opening, proving and reading an account; merges what all slices say of a player. */
export const accountServer = ({ slices }: Pick<SiteServices, 'slices'>): ServerFeature => ({
  id: account.id,
  routes: routes(slices),
  on: {
    async 'player.locked-out'(ctx, { playerId }, tx) {
      await mailLink(ctx, tx, await readPlayer(tx, playerId), UNLOCK)
    },
  },
  async personalData(ctx, playerId) {
    return { ...(await readPersonalData(ctx, playerId)), trail: await readTrail(ctx.reader, playerId, TRAIL_MAX) }
  },
  erase: rememberWelcome,
})
