import './extension-points.ts'
import { kept } from '#kernel/personal-table.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import * as operatorContract from '../shared/operator-contract.ts'
import { addAccountWith, addGiftCardWith, answerQuestion, changeAccountWith, giveTaxFormWith, removeAccount } from './accounts.ts'
import { payoutBooks, payoutMoney, redemptionsOwed } from './books.ts'
import { decideByOperatorWith, listQueue } from './desk.ts'
import { claimClosedWith, readClaimProgress } from './claim-closed.ts'
import { redemptionChecks } from './money-checks.ts'
import { requestRedemptionWith } from './request-redemption.ts'
import { decideWaiting, sendPayouts } from './send-payouts.ts'
import { removeGiftCards } from './payout-store.ts'
import { payoutOwner } from './settle-payout.ts'
import { countQueue, readTimed } from './store.ts'
import { getRedemptionsWith, readStatusWith } from './view.ts'

/** Redemption of winnings: request, rules, review, and payout through a provider. */
export function redemptionsServer({ payments, slices }: SiteServices): ServerFeature {
  const deps = { payments, slices }
  return {
    id: 'redemptions',
    routes: [
      bind(contract.getRedemptions, getRedemptionsWith(deps)),
      bind(contract.requestRedemption, requestRedemptionWith(deps)),
      bind(contract.changeAccount, changeAccountWith(deps)),
      bind(contract.answerQuestion, answerQuestion),
      bind(contract.addAccount, addAccountWith(deps)),
      bind(contract.addGiftCard, addGiftCardWith(deps)),
      bind(contract.removeAccount, removeAccount),
      bind(contract.giveTaxForm, giveTaxFormWith(deps)),
      bind(operatorContract.listRedemptions, listQueue),
      bind(operatorContract.decideRedemption, decideByOperatorWith(deps)),
      bind(operatorContract.claimClosed, claimClosedWith(deps)),
    ],
    status: readStatusWith(deps),
    jobs: [
      { name: 'decide-redemptions', schedule: '* * * * *', run: (ctx) => decideWaiting(deps, ctx) },
      { name: 'send-payouts', schedule: '* * * * *', runsWhenOff: true, run: (ctx) => sendPayouts(deps, ctx) },
    ],
    queue: { path: '/operator/redemptions', countWaiting: ({ reader, theme }) => countQueue(reader, theme.id) },
    personChanged: (ctx, tx, playerId) => removeGiftCards(tx, playerId, ctx.clock.now()),
    claimProgress: readClaimProgress,
    timedRedemptions: readTimed,
    paymentOwner: payoutOwner,
    moneyBooks: payoutBooks,
    moneyOwed: redemptionsOwed,
    playerMoney: payoutMoney,
    moneyChecks: redemptionChecks,
    personalData: ownRows({
      redemptions: [
        'redemption',
        'requested_at',
        'id',
        'asked_cents',
        'cents',
        'withheld_cents',
        'residence',
        'state',
        'code',
        'ended_at',
      ],
      payoutAccounts: ['payout_account', 'added_at', 'title', 'method', 'removed_at'],
      taxForms: ['redemption_tax_form', 'given_at'],
    }),
    personalTables: [
      kept('redemption_claim', 'books'),
      kept('redemption', 'books'),
      kept('payout_account', 'books'),
      kept('redemption_tax_form', 'identity'),
    ],
  }
}
