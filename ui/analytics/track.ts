/** Events that analytics may count once the visitor has consented. They carry no personal data. */
export interface AnalyticsEvents {
  /** Checkout started: the package's page was opened. `value` in US dollars. */
  deposit: { readonly presetId: string; readonly value: number; readonly currency: 'USD' }
  /** A payment finished. `method` is the payment method, if known; `value` in US dollars, if known. */
  payment_complete: {
    readonly method: string | null
    readonly isSuccess: boolean
    readonly value: number | null
    readonly currency: 'USD'
  }
  /** The first change of a form. */
  change_form: { readonly form: string }
  click_button: { readonly button: string; readonly page?: string }
  send_form: { readonly form: string }
  /** Numbered by the player's purchase count: `purchase_3`. */
  purchase: {
    readonly name: `purchase_${number}`
    readonly paymentId: string
    /** The receipt's number, if known. */
    readonly transaction_id: string | null
    readonly currency: 'USD'
    /** US dollars. */
    readonly value: number | null
    readonly items: readonly {
      readonly item_id: string
      readonly item_name: string
      readonly price: number
      readonly quantity: 1
    }[]
  }
  verification: { readonly kind: 'email' | 'identity'; readonly isSuccess: boolean }
  open_popup: { readonly popup: string }
  error: { readonly code: string; readonly page: string }
}

export type AnalyticsEvent = {
  readonly [E in keyof AnalyticsEvents]: { readonly event: E } & AnalyticsEvents[E]
}[keyof AnalyticsEvents]

type Sink = (event: AnalyticsEvent) => void

let sink: Sink | null = null

/**
 * Sets the analytics sink after consent; null removes it. Without a sink events are dropped, not queued: the visitor
 * had not consented when they happened.
 */
export function sendAnalyticsTo(next: Sink | null): void {
  sink = next
}

export function track<E extends keyof AnalyticsEvents>(event: E, fields: AnalyticsEvents[E]): void {
  sink?.({ event, ...fields } as unknown as AnalyticsEvent)
}
