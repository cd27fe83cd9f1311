/** What the site tells whoever counts, as an event of the window; an operator's own script may listen. Nothing is sent or kept. */
export const ANALYTICS_EVENT = 'croupier:analytics'

export interface Tracked {
  readonly event: string
  readonly [field: string]: string | number
}

export function track(tracked: Tracked): void {
  window.dispatchEvent(new CustomEvent<Tracked>(ANALYTICS_EVENT, { detail: tracked }))
}
