import { useTranslations } from 'use-intl'
import type { CashOrder } from '#features/store/orders/contract.ts'
import { useBrand } from '#ui/brand/brand.tsx'
import { OrderSummary } from './order-summary.tsx'
import { useReceipt } from './use-receipt.ts'
import './order.css'

/** What a paid order bought, what was free with it, and its price; printed alone. */
export function Receipt({ order }: { order: CashOrder }) {
  const t = useTranslations('checkout.order')
  const { name } = useBrand()
  const receipt = useReceipt(order)
  if (!receipt) return null
  return (
    <section className="order-receipt" aria-label={receipt}>
      <p className="order-receipt-of">
        <b>{name}</b>
        <span>{receipt}</span>
      </p>
      <OrderSummary order={order} />
      <button type="button" className="button order-print" data-kind="quiet" data-size="small" onClick={() => window.print()}>
        {t('print')}
      </button>
    </section>
  )
}

/** Keeps the receipt's place until its number is known. */
export function ReceiptToCome({ order }: { order: CashOrder | undefined }) {
  return (
    <div className="order-receipt" aria-hidden="true">
      <p className="order-receipt-of">{'\u00a0'}</p>
      {order ? <OrderSummary order={order} /> : <span className="order-summary-to-come skeleton" />}
      <span className="h-10" />
    </div>
  )
}
