import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Gauge, type Registry } from 'prom-client'
import type { ServerFeature } from '../feature.ts'
import type { StreamEndpoint } from '../socket-endpoint.ts'
import { AppError } from '../problem.ts'
import { capPerAddress, type MayOpen } from './cap-per-address.ts'
import { isHost } from './own-hosts.ts'
import { isFromOwnSite, isOwnOrigin } from './own-origin.ts'
import type { ContextSource } from './request-context.ts'

export interface SocketServices {
  readonly source: ContextSource
  readonly slices: readonly ServerFeature[]
  readonly trustProxy: boolean
  readonly metrics: Registry
  /** Maximum sockets and streams per address at this process; unlimited if absent. */
  readonly socketsPerAddress?: number | undefined
}

/** Attaches the slices' sockets to the server of `app`; they close before it stops. */
export function bindSockets(app: FastifyInstance, services: SocketServices): void {
  const { source, slices, trustProxy, metrics } = services
  const mayOpen = capPerAddress(services.socketsPerAddress)
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    // An error on a disconnected client's socket must not end the process.
    socket.on('error', () => socket.destroy())
    const path = request.url?.split('?')[0]
    const slice = slices.find((each) => each.socket?.path === path)
    const host = hostOf(request, trustProxy)
    const hostname = host.replace(/:\d+$/, '')
    if (!isHost(host) || !source.isOwnHost(hostname)) return refuse(socket, '421 Misdirected Request')
    const { isOn } = source.contextFor(source.pickTheme(hostname))
    if (slice?.socket && isOn(slice.id)) {
      // Browsers send `Origin` and cookies from any page here, so this check is the only protection.
      if (!isOwnOrigin(request.headers.origin, { host, isSecure: source.isSecure })) refuse(socket, '403 Forbidden')
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

/** The same checks as for a socket, then the slice handles the request, body included. */
function bindStream(app: FastifyInstance, { source, mayOpen }: StreamServices, slice: string, stream: StreamEndpoint): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.route({
      method: stream.method,
      url: stream.path,
      exposeHeadRoute: false,
      schema: { hide: true },
      config: { isAtAnyHost: stream.isForServers === true },
      handler(request, reply) {
        if (!source.contextFor(source.pickTheme(request.hostname)).isOn(slice)) {
          throw new AppError('not-found', 'No such endpoint.')
        }
        const own = { host: request.host, isSecure: source.isSecure }
        if (!stream.isForServers && !isFromOwnSite(request.headers, own)) {
          throw new AppError('foreign-origin', 'Only pages of this site can do this.')
        }
        if (stream.staysOpen && !mayOpen(request.ip, reply.raw))
          throw new AppError('too-many-requests', 'Too many connections are open.')
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

/** The entry added by the proxy; earlier ones are client claims. */
const lastOf = (header: string | string[] | undefined): string | undefined =>
  [header ?? []].flat().at(-1)?.split(',').at(-1)?.trim()

/** Does not wait for the client to close its end, which may never happen. */
function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy())
}
