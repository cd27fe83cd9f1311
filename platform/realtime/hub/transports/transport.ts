import type { Disconnect } from '../codes.ts'
import type { Connection } from '../connections/connection.ts'

/** Carries frames: a WebSocket, a stream, or a test's fake. */
export interface Transport {
  readonly name: 'websocket' | 'http_stream' | 'sse'
  send(frame: string): void
  close(disconnect: Disconnect): void
  /** Bytes written but not yet sent. */
  readonly backlogBytes: number
}

export interface TransportServices {
  readonly frameBytesMax: number
  /** Creates a connection over a transport. */
  enter(transport: Transport): Connection
  leave(connection: Connection): void
}
