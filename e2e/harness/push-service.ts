import { randomUUID } from 'node:crypto'
import { createServer as createPlain } from 'node:http'
import { createServer as createSecure } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { WebSocketServer } from 'ws'
import { LOOPBACK_CERTIFICATE } from '#platform/testing/loopback-certificate.ts'

/** The part of Mozilla's push service that a browser and a sender need: sockets on one side, posts on the other. */
export interface BrowserPushService {
  /** For the browser: `dom.push.serverURL`. */
  readonly socketUrl: string
  /** Status of each posted message, in order. */
  readonly posted: readonly number[]
  /** How many of them the browser has acknowledged as decrypted. */
  readonly acknowledged: () => number
  close(): Promise<void>
}

interface FromBrowser {
  readonly messageType: 'hello' | 'register' | 'unregister' | 'ack' | 'ping'
  readonly uaid?: string
  readonly channelID?: string
  readonly updates?: readonly unknown[]
}

export async function openBrowserPushService(): Promise<BrowserPushService> {
  const channels = new Map<string, (notification: object) => void>()
  const posted: number[] = []
  let acknowledged = 0
  const endpoints = createSecure(LOOPBACK_CERTIFICATE, (request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const channelID = request.url?.slice('/push/'.length) ?? ''
      const notify = channels.get(channelID)
      const status = notify ? 201 : 410
      const { 'content-encoding': encoding } = request.headers
      notify?.({ messageType: 'notification', channelID, version: randomUUID(), data: base64url(parts), headers: { encoding } })
      posted.push(status)
      response.writeHead(status).end()
    })
  })
  const port = await listen(endpoints)
  const sockets = createPlain()
  new WebSocketServer({ server: sockets }).on('connection', (socket) => {
    const say = (message: object) => socket.send(JSON.stringify(message))
    socket.on('message', (text: Buffer) => {
      const { messageType, uaid, channelID = '', updates = [] } = JSON.parse(text.toString()) as FromBrowser
      if (messageType === 'hello') say({ messageType, uaid: uaid || randomUUID(), status: 200, use_webpush: true })
      if (messageType === 'register') {
        channels.set(channelID, say)
        say({ messageType, channelID, status: 200, pushEndpoint: `https://127.0.0.1:${port}/push/${channelID}` })
      }
      if (messageType === 'unregister') {
        channels.delete(channelID)
        say({ messageType, channelID, status: 200 })
      }
      if (messageType === 'ack') acknowledged += updates.length
      if (messageType === 'ping') say({})
    })
  })
  return {
    socketUrl: `ws://127.0.0.1:${await listen(sockets)}/`,
    posted,
    acknowledged: () => acknowledged,
    async close() {
      for (const server of [endpoints, sockets]) {
        server.closeAllConnections()
        server.close()
      }
    },
  }
}

const base64url = (parts: readonly Buffer[]): string => Buffer.concat(parts).toString('base64url')

async function listen(server: Server): Promise<number> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return (server.address() as AddressInfo).port
}
