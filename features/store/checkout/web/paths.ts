import type { CashAttempt } from '../contract.ts'

/** Pages under it wait for what becomes of a purchase. */
export const CASH = '/cash/'
export const STORE = '/cash/deposit-by-money/'
export const SUCCESS = '/cash/success/'

export function failedPath(attempt: CashAttempt): string {
  if (!attempt) return '/cash/failed/'
  return `/cash/failed/${[attempt.presetId, attempt.offerType, attempt.methodId].map(encodeURIComponent).join('/')}`
}

/** Where the same may be tried again. */
export function storePath({ presetId, offerType }: { readonly presetId?: string; readonly offerType?: string }): string {
  return presetId && offerType === 'promoOffer' ? `${STORE}${encodeURIComponent(presetId)}/promoOffer/` : STORE
}
