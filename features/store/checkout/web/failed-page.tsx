import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { CashNote } from './cash-note.tsx'
import { NoPayment } from './no-payment.tsx'
import { hasEnded, OrderOutcome } from './order-outcome.tsx'
import { orderPath, storePath } from './paths.ts'
import { useDeclineText, useIsAsked, useKnownOrder } from './queries.ts'
import { useShownPayment } from './shown-payment.ts'

const data = pageData({ for: 'player' })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** A failed purchase: the reason, in the provider's words if it gave any, and what to try next. */
export default function FailedPage() {
  const t = useTranslations('checkout')
  const payment = useShownPayment('failed')
  const order = useKnownOrder(payment?.paymentId)
  const isAsked = useIsAsked(payment?.paymentId)
  const declineText = useDeclineText()
  const { presetId, offerType } = useParams()
  if (!payment) return <NoPayment isKnown={payment === null} />
  if (order && hasEnded(order)) return <OrderOutcome order={order} />
  const store = storePath({ ...(presetId && { presetId }), ...(offerType && { offerType }) })
  // The order is still open, and its page has chosen the next method.
  const retry = order?.state === 'open' ? orderPath(payment.paymentId) : store
  // A general reason would be read, and replaced by the order's own.
  const known = isAsked ? '\u00a0' : t('failedText')
  return (
    <CashNote
      art={{ icon: 'warning-circle-fill' }}
      title={t('failedTitle')}
      text={payment.message ?? (order?.decline ? declineText(order.decline) : known)}
      note={t('reference', { id: payment.paymentId })}
    >
      <LocalLink to={retry} className="button" data-size="large">
        {payment.hasAnotherWay ? t('anotherWay') : t('again')}
      </LocalLink>
      <LocalLink to="/lobby" className="button" data-size="large" data-kind="quiet">
        {t('toLobby')}
      </LocalLink>
    </CashNote>
  )
}
