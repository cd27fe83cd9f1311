import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { CashOrder } from '#features/store/orders/contract.ts'
import { LeaveButton } from './leave-button.tsx'
import { useRereadOrder } from './queries.ts'

interface ProviderPageProps {
  readonly order: CashOrder
  readonly page: NonNullable<CashOrder['page']>
}

/** The provider's own page. It may hint that something changed; what did, the server says. */
export function ProviderPage({ order, page: { url, window: kind } }: ProviderPageProps) {
  const t = useTranslations('checkout.order')
  const frame = useRef<HTMLIFrameElement>(null)
  const reread = useRereadOrder()
  useEffect(() => {
    const { origin } = new URL(url)
    const onMessage = (event: MessageEvent): void => {
      if (event.origin === origin && event.source === frame.current?.contentWindow) reread()
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  })
  return (
    <div className="card order-pay">
      {kind === 'frame' ? (
        <>
          <iframe
            ref={frame}
            className="order-frame"
            src={url}
            title={t('frame')}
            sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            allow="payment"
            referrerPolicy="strict-origin"
          />
          <a href={url} target="_blank" rel="noopener" className="text-link w-fit py-3">
            {t('otherWindow')}
          </a>
        </>
      ) : (
        <a href={url} className="button" data-size="large">
          {t('toProvider')}
        </a>
      )}
      <LeaveButton id={order.payment.id} />
    </div>
  )
}
