import type { ServerFeature, SiteServices } from '#platform/feature.ts'
import { readTrail } from '#platform/audit/index.ts'
import { readPersonalData } from '#platform/auth/personal-data.ts'
import { rememberWelcome } from '#platform/auth/welcomed-mailboxes.ts'
import { account } from '../feature.ts'
import { routes } from './routes.ts'

/** In the copy of one's data. */
const TRAIL_MAX = 50_000

/** What every page knows of its player, gathered from all slices; the session, and the game mode. */
export const accountServer = ({ slices }: Pick<SiteServices, 'slices'>): ServerFeature => ({
  id: account.id,
  routes: routes(slices),
  async personalData(ctx, playerId) {
    return { ...(await readPersonalData(ctx, playerId)), trail: await readTrail(ctx.reader, playerId, TRAIL_MAX) }
  },
  erase: rememberWelcome,
})
