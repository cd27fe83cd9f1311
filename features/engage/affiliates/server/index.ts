import { TRACKING_COOKIE, TRACKING_ID } from '#features/account/registration/contract.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { erased, kept } from '#kernel/personal-table.ts'
import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { affiliates } from '../feature.ts'
import * as operators from '../shared/operator-contract.ts'
import { applyWith } from './apply.ts'
import { barredByRule, releasedSubjects } from './barred.ts'
import { createLink } from './create-link.ts'
import { changeAffiliateWith, countApplications, decideApplicationWith, listAffiliates } from './desk.ts'
import { bookPurchase, bookRestoration, bookReversal, countClick } from './follow-players.ts'
import { getInfo } from './get-info.ts'
import { findPartner, forgetPartner } from './partner-store.ts'
import { exportStatistics, getStatistics } from './statistics.ts'
import { deleteByEmail, insertSignUp } from './store.ts'

/** Takes applications, keeps partners with their links, and follows the players whom they refer. */
export const affiliatesServer = ({ slices }: Pick<SiteServices, 'slices'>): ServerFeature => ({
  id: affiliates.id,
  routes: [
    bind(contract.apply, applyWith(slices)),
    bind(contract.getInfo, getInfo),
    bind(contract.createLink, createLink),
    bind(contract.getStatistics, getStatistics),
    bind(contract.exportStatistics, exportStatistics),
    bind(operators.listAffiliates, listAffiliates),
    bind(operators.decideApplication, decideApplicationWith(slices)),
    bind(operators.changeAffiliate, changeAffiliateWith(slices)),
  ],
  queue: { path: '/operator/affiliates', countWaiting: countApplications },
  profile: async ({ reader, playerId }) => ({ isAffiliate: (await findPartner(reader, playerId)) !== undefined }),
  referred: countClick,
  async signUp(ctx, tx, { playerId, invitedBy }) {
    const trackingId = ctx.cookies.get(TRACKING_COOKIE)
    // A friend's code wins: a new player is referred once.
    if (invitedBy !== null || !trackingId || !TRACKING_ID.test(trackingId)) return
    await insertSignUp(tx, { player: playerId, brand: ctx.theme.id, trackingId, at: ctx.clock.now() })
  },
  on: {
    'purchase.completed': (_ctx, event, tx) => bookPurchase(tx, event),
    'purchase.reversed': (_ctx, event, tx) => bookReversal(tx, event),
    'purchase.restored': (_ctx, event, tx) => bookRestoration(tx, event),
  },
  barredByRule,
  releasedSubjects,
  personalData: ownRows({
    applications: ['affiliate_application', 'created_at', 'name', 'email', 'website', 'message', 'is_admitted'],
    cameBy: ['affiliate_sign_up', 'signed_up_at', 'tracking_id'],
    partnership: ['affiliate_partner', 'admitted_at', 'name', 'share_basis_points', 'ended_at'],
    links: ['affiliate_link', 'created_at', 'name', 'tracking_id'],
    purchases: ['affiliate_revenue', 'at', 'cents'],
  }),
  personalTables: [
    erased('affiliate_application'),
    erased('affiliate_sign_up'),
    kept('affiliate_partner', 'books', { emptied: { name: '', contact_name: '', contact_email: '' } }),
    kept('affiliate_link', 'books'),
    kept('affiliate_revenue', 'books'),
  ],
  async erase(ctx, tx, player) {
    // An application sent before signing in identifies its author only by the email address.
    await deleteByEmail(tx, player)
    await forgetPartner(tx, player.id, ctx.clock.now())
  },
})
