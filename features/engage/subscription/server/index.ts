import { ownRows } from '#platform/db/own-rows.ts'
import { erased, kept } from '#kernel/personal-table.ts'
import type { ServerEntry } from '#platform/feature.ts'
import { bind } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { choose, getSubscription, isWanted, stopAll } from './choices.ts'
import { mailOffer } from './mail-offer.ts'
import { unsubscribe, unsubscribeByMailer } from './unsubscribe.ts'

/** Consent to offers per channel, and the unsubscribe link in every mail. */
export const subscriptionServer: ServerEntry = ({ slices }) => ({
  id: 'subscription',
  routes: [
    bind(contract.getSubscription, getSubscription),
    bind(contract.choose, choose),
    bind(contract.unsubscribe, unsubscribe),
    bind(contract.unsubscribeByMailer, unsubscribeByMailer),
  ],
  // On-page promotion sends no message, so it needs no consent.
  mayPromote: async (ctx, playerId, channel) => channel === 'site' || isWanted(ctx.reader, playerId, channel),
  closeAccount: stopAll,
  personalTables: [
    erased('subscription_choice'),
    erased('subscription_mail'),
    kept('subscription_change', 'consents', { emptied: { address: '' } }),
  ],
  personalData: ownRows({
    changes: ['subscription_change', 'said_at', 'channel', 'is_on', 'version', 'source', 'address'],
  }),
  on: { 'offer-mail.wanted': mailOffer(slices) },
})
