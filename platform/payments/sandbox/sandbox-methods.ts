import type { PaymentMethod } from '../provider.ts'

export const SANDBOX_ID = 'sandbox'

/** Cards and a wallet in a frame; banks on a page of their own, one of which can be charged back for two months. */
export const SANDBOX_METHODS: readonly PaymentMethod[] = [
  { id: 'card', direction: 'both', window: 'frame', isSavable: true, refunds: 'part', returnDays: 0 },
  { id: 'card-a', direction: 'in', window: 'frame', isSavable: true, refunds: 'part', returnDays: 0 },
  { id: 'apple-pay', direction: 'in', window: 'frame', isSavable: false, refunds: 'part', returnDays: 0 },
  { id: 'trustly', direction: 'both', window: 'redirect', isSavable: true, refunds: 'full', returnDays: 60 },
  { id: 'aonepay', direction: 'in', window: 'redirect', isSavable: false, refunds: 'none', returnDays: 0 },
]
