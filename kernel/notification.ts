/** A notification for a browser's service worker while the site is closed. */
export interface PushPayload {
  /** A later notification with the same id replaces the earlier one. */
  readonly id: string
  readonly kind: string
  readonly title: string
  readonly body: string
  /** A path of this site. */
  readonly url: string
}
