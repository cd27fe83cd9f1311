import type { ChargeOrder, PayoutOrder } from '#platform/payments/provider.ts'

export const usd = (cents: number) => ({ cents, currency: 'usd' })
export const order: ChargeOrder = {
  reference: 'att_1',
  method: 'card',
  amount: usd(999),
  description: '10,000 coins',
  locale: 'en',
  player: 'plr_1',
  callbackUrl: 'http://velmora.localhost:3000/rest/payments/hear/sandbox/',
  returnUrl: 'http://velmora.localhost:3000/cash/orders/ord_1/',
  needsAuthentication: false,
  isAuthorizationOnly: false,
}
export const payout: PayoutOrder = {
  reference: 'pay_1',
  method: 'trustly',
  amount: usd(5_000),
  account: 'acc_1',
  player: 'plr_1',
  name: 'Ana Diaz',
  callbackUrl: order.callbackUrl,
}
