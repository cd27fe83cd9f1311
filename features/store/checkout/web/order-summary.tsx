import { useTranslations } from 'use-intl'
import { useAmount } from '#ui/format/amount.ts'
import type { CashOrder } from '#features/store/orders/contract.ts'
import { usePrice } from '#ui/format/price.ts'

/** What is bought, what is free with it, and the price. */
export function OrderSummary({ order: { preset, orderSummary } }: { order: CashOrder }) {
  const t = useTranslations('checkout.order')
  const amount = useAmount()
  const price = usePrice()
  return (
    <div className="card order-summary">
      <h2>{preset.title}</h2>
      <p className="order-line">
        <img src="/art/interface/coin-64.webp" width={28} height={28} alt="" />
        {t('coins', { amount: amount('coins', preset.coins) })}
      </p>
      {preset.entries > 0 ? (
        <p className="order-line" data-is-free>
          <img src="/art/interface/entry-64.webp" width={28} height={28} alt="" />
          {t('freeEntries', { amount: amount('entries', preset.entries) })}
        </p>
      ) : null}
      <p className="order-total">
        <span>{t('total')}</span> <strong>{price(orderSummary.money)}</strong>
      </p>
    </div>
  )
}
