import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Logger } from 'pino'
import { Connection, type Answer, type Transport } from './connection.ts'
import type { Hub } from './hub.ts'
import { DISCONNECTS } from './protocol.ts'

/** A larger frame ends the connection with 1009, which the client knows. */
const FRAME_BYTES_MAX = 64 * 1024
const GOODBYE_MS_MAX = 1_000

export interface Sockets {
  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Says goodbye to everyone, and waits a moment for their answers. */
  close(): Promise<void>
}

/** Carries the frames of connections over WebSockets. */
export function openSockets({ hub, answer, log }: { hub: Hub; answer: Answer; log: Logger }): Sockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: FRAME_BYTES_MAX, perMessageDeflate: false })

  const open = (socket: WebSocket): void => {
    const connection = new Connection(transportOver(socket), hub.times, answer)
    hub.add(connection)
    socket.on('message', (data: Buffer, isBinary) => {
      if (isBinary) connection.close(DISCONNECTS.inappropriateProtocol)
      else connection.receive(data.toString())
    })
    socket.on('error', (error) => log.debug({ err: error }, 'a realtime connection broke'))
    socket.on('close', () => hub.remove(connection))
  }

  return {
    accept: (request, socket, head) => server.handleUpgrade(request, socket, head, open),
    async close() {
      hub.close()
      const goneBy = performance.now() + GOODBYE_MS_MAX
      while (server.clients.size > 0 && performance.now() < goneBy) await wait(10)
      for (const socket of server.clients) socket.terminate()
      server.close()
    },
  }
}

const transportOver = (socket: WebSocket): Transport => ({
  send: (frame) => socket.send(frame),
  close: ({ code, reason }) => socket.close(code, reason),
  get backlogBytes() {
    return socket.bufferedAmount
  },
})
