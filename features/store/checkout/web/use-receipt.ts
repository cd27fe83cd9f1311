import { useFormatter, useTranslations } from 'use-intl'
import type { CashOrder } from '#features/store/orders/contract.ts'
import { SECOND_MS } from '#kernel/time.ts'

/** Number and date of a paid order; undefined before. */
export function useReceipt({ receipt }: CashOrder): string | undefined {
  const t = useTranslations('checkout.order')
  const format = useFormatter()
  if (!receipt) return undefined
  return t('receipt', { number: receipt.number, date: format.dateTime(receipt.paidAt * SECOND_MS, { dateStyle: 'medium' }) })
}
