import type { OwnTransport } from './own-transport.ts'

/** What the page server is told about one request for a page. */
export interface PageVisit {
  readonly themeId: string
  /** Of the content security policy. */
  readonly nonce: string
  readonly transport: OwnTransport
}

/** Draws one page. Redirects and unknown pages are answers too; it throws only where something is broken. */
export type RenderPage = (request: Request, visit: PageVisit) => Promise<Response>
