import type { Disconnect } from './codes.ts'
import type { Connection } from './connection.ts'

/** What carries frames; a WebSocket, a stream, or a test's stand-in. */
export interface Transport {
  readonly name: 'websocket' | 'http_stream' | 'sse'
  send(frame: string): void
  close(disconnect: Disconnect): void
  /** What was sent and has not left yet. */
  readonly backlogBytes: number
}

export interface TransportServices {
  readonly frameBytesMax: number
  /** Makes a connection of what carries its frames. */
  enter(transport: Transport): Connection
  leave(connection: Connection): void
}
