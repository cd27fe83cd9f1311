import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { CashNote } from './cash-note.tsx'
import { NoPayment } from './no-payment.tsx'
import { storePath } from './paths.ts'
import { useShownPayment } from './shown-payment.ts'

const data = pageData({ for: 'player' })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** A purchase did not go through: why, in the provider's words where it has any, and the next thing to try. */
export default function FailedPage() {
  const t = useTranslations('cash')
  const payment = useShownPayment('failed')
  const { presetId, offerType } = useParams()
  if (!payment) return <NoPayment isKnown={payment === null} />
  const store = storePath({ ...(presetId && { presetId }), ...(offerType && { offerType }) })
  return (
    <CashNote
      art={{ icon: 'warning-circle-fill' }}
      title={t('failedTitle')}
      text={payment.message ?? t('failedText')}
      note={t('reference', { id: payment.paymentId })}
    >
      <LocalLink to={store} className="button" data-size="large">
        {payment.hasAnotherWay ? t('anotherWay') : t('again')}
      </LocalLink>
      <LocalLink to="/lobby" className="button" data-size="large" data-kind="quiet">
        {t('toLobby')}
      </LocalLink>
    </CashNote>
  )
}
