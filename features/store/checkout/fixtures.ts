import { samplesOf } from '#kernel/push.ts'
import { cashPush, depositPush, paymentPush } from './contract.ts'

/** An example of each push, by action. */
export const pushSamples = [
  samplesOf(cashPush, {
    complete: { action: 'complete', paymentId: 'pay_1', depositNumber: 1 },
    failedComplete: { action: 'failedComplete', paymentId: 'pay_3', message: null },
    statusRefresh: { action: 'statusRefresh', paymentId: 'pay_1' },
    decline: {
      action: 'decline',
      paymentId: 'pay_2',
      message: 'Your bank did not agree to this payment.',
      attempt: { presetId: 'starter', offerType: 'promoOffer', methodId: 'card', nextMethodId: 'card-a' },
    },
  }),
  samplesOf(depositPush, { changed: { action: 'changed', paymentId: 'pay_1' } }),
  samplesOf(paymentPush, { changed: { action: 'changed', paymentId: 'pay_1' } }),
] as const
