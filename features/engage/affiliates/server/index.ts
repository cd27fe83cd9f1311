import { TRACKING_COOKIE, TRACKING_ID } from '#features/account/registration/contract.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { erased } from '#kernel/personal-table.ts'
import type { ServerFeature, SiteServices } from '#platform/feature.ts'
import { affiliates } from '../feature.ts'
import { routesWith } from './routes.ts'
import { deleteByEmail, insertSignUp, readApplicationsOf } from './store.ts'

/** Takes partner applications and records the partner link that referred a player. */
export const affiliatesServer = ({ slices }: Pick<SiteServices, 'slices'>): ServerFeature => ({
  id: affiliates.id,
  routes: routesWith(slices),
  async signUp(ctx, tx, { playerId }) {
    const trackingId = ctx.cookies.get(TRACKING_COOKIE)
    if (!trackingId || !TRACKING_ID.test(trackingId)) return
    await insertSignUp(tx, { player: playerId, brand: ctx.theme.id, trackingId, at: ctx.clock.now() })
  },
  // SWP-11: affiliates are barred from entries. Anyone can apply in any name, so an operator looks first.
  barredByRule: async (db, players) =>
    (await readApplicationsOf(db, players)).map(
      ({ player, id, name }) =>
        ({ player, subject: `application:${id}`, whom: name, reason: 'affiliate', kind: 'application' }) as const,
    ),
  personalData: ownRows({
    applications: ['affiliate_application', 'created_at', 'name', 'email', 'website', 'message'],
    cameBy: ['affiliate_sign_up', 'signed_up_at', 'tracking_id'],
  }),
  personalTables: [erased('affiliate_application'), erased('affiliate_sign_up')],
  // An application sent before signing in identifies its author only by the email address.
  erase: (_ctx, tx, player) => deleteByEmail(tx, player),
})
