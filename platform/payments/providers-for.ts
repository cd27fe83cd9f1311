import type { PaymentProvider } from './provider.ts'

/** The providers that may serve an account. A test account is no part of the reports, so it moves no real money. */
export const providersFor = (
  payments: readonly PaymentProvider[],
  account: { readonly isTest: boolean } | null,
): readonly PaymentProvider[] => (account?.isTest ? payments.filter(({ isTest }) => isTest) : payments)
