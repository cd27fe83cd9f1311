import { useTranslations } from 'use-intl'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { CashNote } from './cash-note.tsx'
import { NoPayment } from './no-payment.tsx'
import { OrderOutcome, Paid } from './order-outcome.tsx'
import { ReceiptToCome } from './receipt.tsx'
import { useIsAsked, useKnownOrder } from './queries.ts'
import { useShownPayment } from './shown-payment.ts'

const data = pageData({ for: 'player' })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** A successful purchase with its receipt, whose place is kept until it is known. Without a payment, the page says so. */
export default function SuccessPage() {
  const payment = useShownPayment('complete')
  const order = useKnownOrder(payment?.paymentId)
  const isAsked = useIsAsked(payment?.paymentId)
  if (!payment) return <NoPayment isKnown={payment === null} />
  if (order?.receipt) return <OrderOutcome order={order} />
  return (
    <>
      {order ? <Paid order={order} /> : <PaidUnknown paymentId={payment.paymentId} />}
      {order || isAsked ? <ReceiptToCome order={order} /> : null}
    </>
  )
}

function PaidUnknown({ paymentId }: { paymentId: string }) {
  const t = useTranslations('checkout')
  return (
    <CashNote
      art={{ picture: 'coins-pile' }}
      title={t('successTitle')}
      text={t('successText')}
      note={t('reference', { id: paymentId })}
      isWin
    >
      <LocalLink to="/lobby" className="button" data-size="large">
        {t('play')}
      </LocalLink>
    </CashNote>
  )
}
