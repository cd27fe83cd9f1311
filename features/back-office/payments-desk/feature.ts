import { defineFeature } from '#kernel/feature.ts'

/** In US cents. */
export interface PaymentsDeskOptions {
  /** The largest refund that one operator decides alone. */
  readonly onePersonMaxCents: number
  /** What one operator refunds alone in 24 hours; above it a second one approves. */
  readonly operatorDayMaxCents: number
}

/** Where operators look at payments, refund them and answer disputes. */
export const paymentsDesk = defineFeature<'payments-desk', PaymentsDeskOptions>({
  id: 'payments-desk',
  defaults: { onePersonMaxCents: 2_500, operatorDayMaxCents: 20_000 },
})
