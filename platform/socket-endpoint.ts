import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

export interface SocketEndpoint {
  readonly path: string
  /** Number of open ones in this process. */
  readonly openCount: () => number
  /** Takes over a same-origin page's request, while the slice is on. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Fallback transports for clients without WebSockets. */
  readonly streams?: readonly StreamEndpoint[]
  /** Closes open ones, before the server stops listening. */
  close(): Promise<void>
}

/** Handles the response itself, possibly endless; the site only checks the caller. */
export interface StreamEndpoint {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** True for other servers, which send their own key; false for pages of this site. */
  readonly isForServers: boolean
  /** An endless response, so it counts as a socket. */
  readonly staysOpen: boolean
  answer(request: IncomingMessage, response: ServerResponse): void
}
