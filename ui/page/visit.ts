import { createContext, RouterContextProvider } from 'react-router'
import type { Transport } from '../api/client.ts'

/** What the HTTP server tells the page server about one request for a page. */
export interface PageVisit {
  readonly themeId: string
  /** Of the content security policy. Goes to the rendered tags only, never into loader data. */
  readonly nonce: string
  /** Makes API calls inside the process, with this visitor's cookies, address and user agent. */
  readonly transport: Transport
}

export const visitContext = createContext<PageVisit>()

/** The load context of `createRequestHandler`'s handler: `handler(request, openVisit({ themeId, nonce, transport }))`. */
export function openVisit(visit: PageVisit): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(visitContext, visit)
  return context
}
