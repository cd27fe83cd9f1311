import './extension-points.ts'
import '#platform/audit-archive/audit-in-use.ts'
import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { decisionChecks, DECISIONS } from './money-checks.ts'
import { countWaiting, findPaymentsWith, readDeskWith, readEvidenceWith, readPaymentWith } from './read-payments.ts'
import { decideRefundWith, proposeRefundWith } from './refunds.ts'
import { answerDisputeWith, repeatGiveBackWith, replayWebhookWith } from './repairs.ts'

/** The payments desk: orders, refunds by one or two operators, disputes, and charges that no purchase explains. */
export function paymentsDeskServer(services: SiteServices): ServerFeature {
  return {
    id: 'payments-desk',
    routes: [
      bind(contract.findPayments, findPaymentsWith(services)),
      bind(contract.readPayment, readPaymentWith(services)),
      bind(contract.readPaymentsDesk, readDeskWith(services)),
      bind(contract.proposeRefund, proposeRefundWith(services)),
      bind(contract.decideRefund, decideRefundWith(services)),
      bind(contract.replayWebhook, replayWebhookWith(services)),
      bind(contract.repeatGiveBack, repeatGiveBackWith(services)),
      bind(contract.readEvidence, readEvidenceWith(services)),
      bind(contract.answerDispute, answerDisputeWith(services)),
    ],
    queue: {
      path: '/operator/payments',
      countWaiting: ({ reader, theme, clock }) => countWaiting(services, reader, { brand: theme.id, now: clock.now() }),
    },
    moneyChecks: decisionChecks,
    auditInUse: DECISIONS,
  }
}
