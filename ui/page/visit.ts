import { createContext, RouterContextProvider } from 'react-router'
import type { Transport } from '../api/client.ts'

/** The HTTP server's data on one page request, for the page renderer. */
export interface PageVisit {
  readonly themeId: string
  /** When the page is rendered, in milliseconds since 1970. */
  readonly at: number
  /** The CSP nonce. Only for rendered tags, never in loader data. */
  readonly nonce: string
  /** Makes API calls in-process with this visitor's cookies, address and user agent. */
  readonly transport: Transport
  /** Logs a fault of ours under the request id. */
  readonly report: (error: unknown) => void
}

export const visitContext = createContext<PageVisit>()

/**
 * The load context for the handler of `createRequestHandler`: `handler(request, openVisit({ themeId, at, nonce,
 * transport, report }))`.
 */
export function openVisit(visit: PageVisit): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(visitContext, visit)
  return context
}
