import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocket, WebSocketServer } from 'ws'
import { DISCONNECTS, type Disconnect } from '../codes.ts'
import type { Connection } from '../connections/connection.ts'
import { textFrame } from './text-frame.ts'
import type { Transport, TransportServices } from './transport.ts'

/** How long a client that ignores the close keeps its memory. */
const GOODBYE_MS_MAX = 5_000

export interface WebSockets {
  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void
  readonly openCount: number
  /** Terminates clients that did not close. */
  terminate(): void
}

/** Carries frames over WebSockets. An oversized frame ends with 1009, which the client knows. */
export function openWebSockets({ enter, leave, frameBytesMax }: TransportServices): WebSockets {
  const server = new WebSocketServer<typeof HubSocket>({
    noServer: true,
    maxPayload: frameBytesMax,
    perMessageDeflate: false,
    WebSocket: HubSocket,
  })

  function hear(this: WebSocket, data: Buffer, isBinary: boolean): void {
    const { connection } = this as HubSocket
    if (isBinary) connection?.close(DISCONNECTS.inappropriateProtocol)
    else connection?.receive(data.toString())
  }
  function end(this: WebSocket): void {
    const { connection } = this as HubSocket
    if (connection) leave(connection)
  }
  const open = (socket: HubSocket, under: Duplex): void => {
    socket.connection = enter(new WebSocketTransport(socket, under))
    socket.on('message', hear)
    socket.on('error', ignore)
    socket.on('close', end)
  }

  return {
    accept: (request, under, head) => server.handleUpgrade(request, under, head, (socket) => open(socket, under)),
    get openCount() {
      return server.clients.size
    },
    terminate() {
      for (const socket of server.clients) socket.terminate()
      server.close()
    },
  }
}

/** Knows its connection, so that all share the same listeners: most connections are idle. */
class HubSocket extends WebSocket {
  connection: Connection | undefined
}

/**
 * Writes frame head and payload to the underlying socket in one piece: a shared frame is built once, and one write
 * costs half of two. Safe, because ws writes its own frames synchronously. A class, since methods cost an object no
 * memory.
 */
class WebSocketTransport implements Transport {
  readonly name = 'websocket'
  readonly #socket: WebSocket
  readonly #under: Duplex

  constructor(socket: WebSocket, under: Duplex) {
    this.#socket = socket
    this.#under = under
  }

  get backlogBytes(): number {
    return this.#under.writableLength
  }

  send(frame: string): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#under.write(bytesOf(frame))
  }

  close({ code, reason }: Disconnect): void {
    const socket = this.#socket
    socket.close(code, reason)
    const timer = setTimeout(() => socket.terminate(), GOODBYE_MS_MAX).unref()
    socket.on('close', () => clearTimeout(timer))
  }
}

const last = { frame: '', bytes: Buffer.alloc(0) }

/** One frame usually goes to many clients in a row: it is encoded for the first. */
function bytesOf(frame: string): Buffer {
  if (frame !== last.frame) Object.assign(last, { frame, bytes: textFrame(frame) })
  return last.bytes
}

/** The socket closes by itself after an error. */
const ignore = (): void => {}
