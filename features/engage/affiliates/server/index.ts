import { TRACKING_COOKIE, TRACKING_ID } from '#features/registration/contract.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { erased } from '#kernel/personal-table.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { affiliates } from '../feature.ts'
import { routes } from './routes.ts'
import { deleteByEmail, insertSignUp } from './store.ts'

/** Takes applications for partnership, and keeps by which partner's link a player came. */
export const affiliatesServer: ServerFeature = {
  id: affiliates.id,
  routes,
  async signUp(ctx, tx, { playerId }) {
    const trackingId = ctx.cookies.get(TRACKING_COOKIE)
    if (!trackingId || !TRACKING_ID.test(trackingId)) return
    await insertSignUp(tx, { player: playerId, brand: ctx.theme.id, trackingId, at: ctx.clock.now() })
  },
  personalData: ownRows({
    applications: ['affiliate_application', 'created_at', 'name', 'email', 'website', 'message'],
    cameBy: ['affiliate_sign_up', 'signed_up_at', 'tracking_id'],
  }),
  personalTables: [erased('affiliate_application'), erased('affiliate_sign_up')],
  // One that was sent before signing in names nobody but by the address.
  erase: (_ctx, tx, player) => deleteByEmail(tx, player),
}
