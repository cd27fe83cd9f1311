import { useLayoutEffect, useRef, useState } from 'react'
import { type ClientLoaderFunctionArgs, redirectDocument, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { isCashPage } from '#kernel/cash-page.ts'
import { queryOf } from '#ui/api/query.ts'
import { usePageHold } from '#ui/page/use-page-hold.ts'
import { pageData } from '#ui/page/page-data.ts'
import { type CashOrder, getMethods, getOrder } from '#features/store/orders/contract.ts'
import { CashNote } from './cash-note.tsx'
import { OrderOutcome } from './order-outcome.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PayForm } from './pay-form.tsx'
import { ProviderPage } from './provider-page.tsx'
import { useOrder } from './queries.ts'
import './order.css'

const data = pageData({
  for: 'player',
  queries: (api, { params }) => [queryOf(api, getOrder, { params: { id: params['id'] ?? '' } }), queryOf(api, getMethods)],
})
export const loader = data.server

/** The provider's frame may ask for a payment (Apple Pay) only in a document whose own headers delegate it. */
export function clientLoader(args: ClientLoaderFunctionArgs): ReturnType<typeof data.browser> {
  const { pathname } = new URL(args.request.url)
  if (!isCashPage(documentPath())) throw redirectDocument(pathname)
  return data.browser(args)
}

/** Of the page that the browser loaded; later navigations keep its headers. */
const documentPath = (): string => new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname

export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

const CONFIRMING: readonly CashOrder['state'][] = ['paying', 'checking', 'deciding']

/** An order until its end: how to pay, the provider's page, and the outcome. It survives reloads and other tabs. */
export default function OrderPage() {
  const t = useTranslations('checkout.order')
  const order = useOrder(useParams()['id'] ?? '')
  const { state, page } = order
  const isActing = (state === 'needs-action' || state === 'paying') && page !== null
  usePageHold(isActing)
  const [hasActed, setActed] = useState(isActing)
  if (isActing && !hasActed) setActed(true)
  // Without its page, the payment is begun again by the form.
  const isPayable = state === 'open' || state === 'needs-action'
  useTopOfNote(!isPayable && !isActing)
  if (!isActing && CONFIRMING.includes(state)) {
    return (
      <CashNote art={{ icon: 'hourglass-medium-fill' }} title={t('confirming')} text={t('confirmingText')}>
        <p className="busy mx-auto" role="status" aria-label={t('confirming')} />
      </CashNote>
    )
  }
  if (!isPayable && !isActing) return <OrderOutcome order={order} />
  return (
    <section className="order">
      <title>{t('title')}</title>
      <h1 className="page-title">{t('title')}</h1>
      <div className="order-parts">
        <OrderSummary order={order} />
        {isActing ? <ProviderPage order={order} page={page} /> : <PayForm order={order} isBack={hasActed} />}
      </div>
    </section>
  )
}

/** A note is shorter than the form and the frame, at whose end the player was: its page would show the footer. */
function useTopOfNote(isNote: boolean): void {
  const wasNote = useRef(isNote)
  useLayoutEffect(() => {
    if (isNote && !wasNote.current) window.scrollTo({ top: 0, behavior: 'instant' })
    wasNote.current = isNote
  }, [isNote])
}
