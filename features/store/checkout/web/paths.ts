import type { CashAttempt } from '../contract.ts'

/** Pages under this path wait for the outcome of a purchase. */
export const CASH = '/cash/'
const STORE = '/cash/deposit-by-money/'
export const SUCCESS = '/cash/success/'

export function failedPath(attempt: CashAttempt): string {
  if (!attempt) return '/cash/failed/'
  return `/cash/failed/${[attempt.presetId, attempt.offerType, attempt.methodId].map(encodeURIComponent).join('/')}`
}

/** Where the same purchase can be retried. */
export function storePath({ presetId, offerType }: { readonly presetId?: string; readonly offerType?: string }): string {
  return presetId && offerType === 'promoOffer' ? `${STORE}${encodeURIComponent(presetId)}/promoOffer/` : STORE
}

export const orderPath = (id: string): string => `${CASH}orders/${encodeURIComponent(id)}/`
