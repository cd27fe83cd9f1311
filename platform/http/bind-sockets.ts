import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Gauge, type Registry } from 'prom-client'
import type { ServerFeature, StreamDoor } from '../feature.ts'
import { AppError } from '../problem.ts'
import { capPerAddress, type MayOpen } from './cap-per-address.ts'
import { isFromOwnSite } from './own-origin.ts'
import type { ContextSource } from './request-context.ts'

export interface SocketServices {
  readonly source: ContextSource
  readonly slices: readonly ServerFeature[]
  readonly trustProxy: boolean
  readonly metrics: Registry
  /** How many sockets and streams one address may have open at this process; any number without it. */
  readonly socketsPerAddress?: number | undefined
}

/** Opens the slices' sockets on the server of `app`; they close before it stops. */
export function bindSockets(app: FastifyInstance, services: SocketServices): void {
  const { source, slices, trustProxy, metrics } = services
  const mayOpen = capPerAddress(services.socketsPerAddress)
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    // A client that is gone by now must not end the process.
    socket.on('error', () => socket.destroy())
    const path = request.url?.split('?')[0]
    const slice = slices.find((each) => each.socket?.path === path)
    const host = hostOf(request, trustProxy)
    const { isOn } = source.contextFor(source.pickTheme(host.replace(/:\d+$/, '')))
    if (slice?.socket && isOn(slice.id)) {
      if (!isOriginOf(request, host)) refuse(socket, '403 Forbidden')
      else if (!mayOpen(addressOf(request, trustProxy), socket)) refuse(socket, '429 Too Many Requests')
      else slice.socket.accept(request, socket, head)
    } else if (slice || app.server.listenerCount('upgrade') === 1) {
      refuse(socket, '404 Not Found')
    }
  }
  app.server.on('upgrade', onUpgrade)
  const streams = { source, mayOpen }
  for (const slice of slices) for (const stream of slice.socket?.streams ?? []) bindStream(app, streams, slice.id, stream)
  new Gauge({
    name: 'sockets_open',
    help: 'Open sockets of this process by slice',
    labelNames: ['slice'],
    registers: [metrics],
    collect() {
      for (const { id, socket } of slices) if (socket) this.set({ slice: id }, socket.openCount())
    },
  })
  app.addHook('preClose', async () => {
    for (const slice of slices) await slice.socket?.close()
  })
}

interface StreamServices {
  readonly source: ContextSource
  readonly mayOpen: MayOpen
}

/** The same doorkeeping as before a socket, then the slice answers as it likes: it reads the body too. */
function bindStream(app: FastifyInstance, { source, mayOpen }: StreamServices, slice: string, stream: StreamDoor): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.route({
      method: stream.method,
      url: stream.path,
      exposeHeadRoute: false,
      schema: { hide: true },
      handler(request, reply) {
        if (!source.contextFor(source.pickTheme(request.hostname)).isOn(slice)) {
          throw new AppError('not-found', 'There is no such call.')
        }
        if (!stream.isForServers && !isFromOwnSite(request.headers, request.host)) {
          throw new AppError('foreign-origin', 'Only a page of this site may do this.')
        }
        if (stream.staysOpen && !mayOpen(request.ip, reply.raw)) throw new AppError('too-many-requests', 'Too many are open.')
        reply.hijack()
        for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value)
        stream.answer(request.raw, reply.raw)
      },
    })
  })
}

function hostOf({ headers }: IncomingMessage, trustProxy: boolean): string {
  return (trustProxy ? lastOf(headers['x-forwarded-host']) : undefined) ?? headers.host ?? ''
}

function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  return (trustProxy ? lastOf(headers['x-forwarded-for']) : undefined) ?? socket.remoteAddress ?? ''
}

/** The proxy's own word; all before are the visitor's claims. */
const lastOf = (header: string | string[] | undefined): string | undefined =>
  [header ?? []].flat().at(-1)?.split(',').at(-1)?.trim()

/** Every browser sends `Origin` here, and cookies too, wherever the page is from: it is the whole protection. */
function isOriginOf({ headers: { origin } }: IncomingMessage, host: string): boolean {
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host
}

/** And does not wait for the client to close its end: it might never. */
function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy())
}
