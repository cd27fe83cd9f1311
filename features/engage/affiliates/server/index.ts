import { TRACKING_COOKIE, TRACKING_ID } from '#features/account/registration/contract.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { erased, kept } from '#kernel/personal-table.ts'
import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { affiliates } from '../feature.ts'
import * as operators from '../shared/operator-contract.ts'
import { applyWith } from './apply.ts'
import { createLink, getInfo } from './area.ts'
import { barredByRule, releasedSubjects } from './barred.ts'
import { changeAffiliateWith, countApplications, decideApplicationWith, listAffiliates } from './desk.ts'
import { bookPurchase, bookRestoration, bookReversal, countClick } from './follow-players.ts'
import { judgeOwnAccount, noteOwnAccount } from './own-accounts.ts'
import { findPartner, forgetPartner } from './partner-store.ts'
import { cancelAffiliatePayout, payAffiliate } from './payouts.ts'
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
    bind(operators.payAffiliate, payAffiliate),
    bind(operators.cancelPayout, cancelAffiliatePayout),
    bind(operators.judgeOwnAccount, judgeOwnAccount),
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
    'player.signed-up': (ctx, { playerId }, tx) => noteOwnAccount(slices)(ctx, tx, playerId),
    'player.proved': (ctx, { playerId }, tx) => noteOwnAccount(slices)(ctx, tx, playerId),
    async 'purchase.completed'(ctx, event, tx) {
      await bookPurchase(tx, event)
      await noteOwnAccount(slices)(ctx, tx, event.playerId)
    },
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
    payouts: ['affiliate_payout', 'recorded_at', 'cents', 'paid_on', 'reference', 'canceled_at'],
    ownAccount: ['affiliate_own_account', 'noted_at', 'why', 'cleared_at'],
  }),
  personalTables: [
    erased('affiliate_application'),
    erased('affiliate_sign_up'),
    kept('affiliate_partner', 'books', { emptied: { name: '', contact_name: '', contact_email: '' } }),
    kept('affiliate_link', 'books'),
    kept('affiliate_revenue', 'books'),
    kept('affiliate_payout', 'books'),
    kept('affiliate_own_account', 'books'),
    kept('affiliate_own_account', 'books', { by: 'partner' }),
  ],
  async erase(ctx, tx, player) {
    // An application sent before signing in identifies its author only by the email address.
    await deleteByEmail(tx, player)
    await forgetPartner(tx, player.id, ctx.clock.now())
  },
})
