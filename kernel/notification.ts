/** What reaches a browser's worker while the site is closed. */
export interface PushPayload {
  /** One notification with one id takes the place of the one shown before. */
  readonly id: string
  readonly kind: string
  readonly title: string
  readonly body: string
  /** A path of this site. */
  readonly url: string
}
