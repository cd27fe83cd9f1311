import type { Instant } from '#kernel/time.ts'
import type { OwnTransport } from './own-transport.ts'

/** Input of the page server for one page request. */
export interface PageVisit {
  readonly themeId: string
  readonly at: Instant
  /** Of the content security policy. */
  readonly nonce: string
  readonly transport: OwnTransport
  /** Logs an internal error under the request id. */
  readonly report: (error: unknown) => void
}

/** Renders one page, including redirects and not-found pages; throws only on internal errors. */
export type RenderPage = (request: Request, visit: PageVisit) => Promise<Response>
