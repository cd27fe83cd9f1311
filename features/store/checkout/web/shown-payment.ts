import { useLocation } from 'react-router'
import { useMounted } from '#ui/page/use-mounted.ts'

/** What a page about a payment goes by: the push that led there. It stands in the history entry, so a reload keeps it. */
export interface ShownPayment {
  readonly outcome: 'complete' | 'failed'
  readonly paymentId: string
  readonly message: string | null
  /** There is another way to pay that was not tried. */
  readonly hasAnotherWay: boolean
}

/** For the history entry. */
export const withPayment = (payment: ShownPayment): object => ({ payment })

/** Undefined while only the server has drawn the page, which knows of no history; null where no payment led here. */
export function useShownPayment(outcome: ShownPayment['outcome']): ShownPayment | null | undefined {
  const { state } = useLocation()
  const isMounted = useMounted()
  if (!isMounted) return undefined
  const { payment } = { ...(state as { readonly payment?: ShownPayment } | null) }
  return payment?.outcome === outcome ? payment : null
}
