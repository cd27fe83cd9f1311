import './extension-points.ts'
import type { ServerFeature, SiteServices } from '#platform/feature.ts'
import { readTrail } from '#platform/audit/index.ts'
import { readPersonalData } from '#platform/auth/personal-data.ts'
import { rememberWelcome } from '#platform/auth/welcomed-mailboxes.ts'
import { routes } from './routes.ts'

/** Part of the data export. */
const TRAIL_MAX = 50_000

/** The player profile, gathered from all slices; sessions and the game mode. */
export const accountServer = ({ slices }: Pick<SiteServices, 'slices'>): ServerFeature => ({
  id: 'account',
  routes: routes(slices),
  async personalData(ctx, playerId) {
    return {
      ...(await readPersonalData(ctx, playerId)),
      trail: await readTrail(ctx.reader, ctx, { subject: playerId, max: TRAIL_MAX }),
    }
  },
  erase: rememberWelcome,
})
