import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { DISCONNECTS } from './codes.ts'
import type { Transport, TransportServices } from './transport.ts'

/** A client that does not answer the goodbye keeps its memory so long. */
const GOODBYE_MS_MAX = 5_000

export interface WebSockets {
  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void
  readonly openCount: number
  /** Ends those who did not say goodbye. */
  terminate(): void
}

/** Carries frames over WebSockets. A frame above the limit ends with 1009, which the client knows. */
export function openWebSockets({ enter, leave, frameBytesMax }: TransportServices): WebSockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: frameBytesMax, perMessageDeflate: false })

  const open = (socket: WebSocket): void => {
    const connection = enter(transportOver(socket))
    socket.on('message', (data: Buffer, isBinary) => {
      if (isBinary) connection.close(DISCONNECTS.inappropriateProtocol)
      else connection.receive(data.toString())
    })
    // The socket closes by itself after an error.
    socket.on('error', () => {})
    socket.on('close', () => leave(connection))
  }

  return {
    accept: (request, socket, head) => server.handleUpgrade(request, socket, head, open),
    get openCount() {
      return server.clients.size
    },
    terminate() {
      for (const socket of server.clients) socket.terminate()
      server.close()
    },
  }
}

const transportOver = (socket: WebSocket): Transport => ({
  name: 'websocket',
  send: (frame) => socket.send(frame),
  close({ code, reason }) {
    socket.close(code, reason)
    const timer = setTimeout(() => socket.terminate(), GOODBYE_MS_MAX).unref()
    socket.on('close', () => clearTimeout(timer))
  },
  get backlogBytes() {
    return socket.bufferedAmount
  },
})
