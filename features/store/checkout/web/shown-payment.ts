import { useLocation } from 'react-router'
import { useMounted } from '#ui/page/use-mounted.ts'

/** The push that opened a payment page. It is stored in the history entry, so it survives a reload. */
export interface ShownPayment {
  readonly outcome: 'complete' | 'failed'
  readonly paymentId: string
  readonly message: string | null
  /** Another payment method has not been tried. */
  readonly hasAnotherWay: boolean
}

/** The form stored in the history entry. */
export const withPayment = (payment: ShownPayment): object => ({ payment })

/** Undefined during server rendering, which has no history; null if no payment led here. */
export function useShownPayment(outcome: ShownPayment['outcome']): ShownPayment | null | undefined {
  const { state } = useLocation()
  const isMounted = useMounted()
  if (!isMounted) return undefined
  const { payment } = { ...(state as { readonly payment?: ShownPayment } | null) }
  return payment?.outcome === outcome ? payment : null
}
