/** What may be counted, if the visitor has agreed to be counted: events by name, with no word about who it is. */
export interface AnalyticsEvents {
  /** A purchase was begun: the page of its package was opened. */
  deposit: { readonly presetId: string }
  /** A payment came to its end. `method`: by which way, where that is known. */
  payment_complete: { readonly method: string | null; readonly isSuccess: boolean }
  /** A form was begun: its first change. */
  change_form: { readonly form: string }
  click_button: { readonly button: string; readonly page?: string }
  send_form: { readonly form: string }
  /** Named by its number among the player's purchases: `purchase_3`. */
  purchase: { readonly name: `purchase_${number}`; readonly paymentId: string; readonly currency: 'USD' }
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
 * Where events go, from now on: set once the visitor has agreed, taken back with null. Without a sink they go nowhere,
 * and none is kept for later: what happened before somebody agreed was not agreed to.
 */
export function sendAnalyticsTo(next: Sink | null): void {
  sink = next
}

export function track<E extends keyof AnalyticsEvents>(event: E, fields: AnalyticsEvents[E]): void {
  sink?.({ event, ...fields } as unknown as AnalyticsEvent)
}
