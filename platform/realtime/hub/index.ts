import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { createAnswer } from './commands/answer.ts'
import { DISCONNECTS } from './codes.ts'
import { Connection } from './connections/connection.ts'
import { createEmulation } from './transports/emulation.ts'
import { Flusher } from './connections/flusher.ts'
import { deliver, type HubParts } from './hub-parts.ts'
import { createHttpApi } from './api/http-api.ts'
import { answerHttpStream, answerSse } from './transports/http-streams.ts'
import { LatestValues } from './sources/latest-values.ts'
import { HUB_LIMITS, HUB_PATHS, type HubOptions } from './options.ts'
import { checkPositions } from './connections/position-check.ts'
import { Registry } from './connections/registry.ts'
import { createRoutes, type HubRoute } from './transports/routes.ts'
import { isSameOrigin } from './transports/same-origin.ts'
import { createServerCalls, type ServerCalls } from './api/server-calls.ts'
import type { TransportServices } from './transports/transport.ts'
import { openWebSockets } from './transports/web-sockets.ts'
import { startWheel } from './connections/wheel.ts'

export type * from './access.ts'
export type * from './sources/channel-source.ts'
export type { HubLimits, HubLog, HubOptions, HubPaths } from './options.ts'
export type { HubRoute } from './transports/routes.ts'
export type { Who } from './connections/registry.ts'
export type { ServerCalls } from './api/server-calls.ts'
export { Budget } from './connections/budget.ts'
export { DISCONNECTS, ERRORS, UNSUBSCRIBES } from './codes.ts'
export { ChannelError } from './hub-parts.ts'
export { insecureAccess } from './tokens/insecure.ts'
export { createJwtVerifier } from './tokens/jwt-tokens.ts'
export { createMemorySource } from './sources/memory-source.ts'
export { HUB_LIMITS, HUB_PATHS } from './options.ts'

const GOODBYE_MS_MAX = 1_000

/** One process's hub. */
export interface RealtimeHub extends ServerCalls {
  readonly node: string
  readonly openCount: number
  /** The hub's endpoints besides WebSockets, for a server with its own router. */
  readonly routes: readonly HubRoute[]
  /** Upgrades a request to a WebSocket. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** For `server.on('upgrade')` of a plain server; false if the request is not for the hub. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
  /** For `createServer`; false if the request is not for the hub. */
  handle(request: IncomingMessage, response: ServerResponse): boolean
  /** Commands that another process received for a stream of this one. */
  receive(session: string, data: string): boolean
  /** Tells all clients to reconnect, and waits briefly for their closes. */
  close(): Promise<void>
}

/** Creates a hub. It does not listen: pass it requests and upgrades of any Node server. */
export function openHub(options: HubOptions): RealtimeHub {
  const { clock, log, node = randomUUID(), isAllowed = isSameOrigin } = options
  const paths = { ...HUB_PATHS, ...options.paths }
  const parts = createParts(options, node)
  const { registry, limits, source } = parts
  let isClosing = false
  const connectionServices = {
    limits,
    flusher: new Flusher(),
    answer: createAnswer(parts),
    onEnd: (each: Connection) => registry.retire(each),
    nameStream: options.nameStream ?? randomUUID,
  }
  const carriers: TransportServices = {
    frameBytesMax: limits.frameBytesMax,
    enter(transport) {
      const connection = new Connection(transport, connectionServices)
      registry.add(connection)
      if (isClosing) connection.close(DISCONNECTS.shutdown)
      return connection
    },
    leave: (connection) => registry.remove(connection),
  }
  const calls = createServerCalls(parts)
  const sockets = openWebSockets(carriers)
  const forward = options.forward ?? (async () => false)
  const emulation = createEmulation({ registry, node, frameBytesMax: limits.frameBytesMax, forward })
  const { routes, upgrade, handle } = createRoutes({
    paths,
    isAllowed,
    log,
    accept: sockets.accept,
    httpStream: answerHttpStream(carriers),
    sse: answerSse(carriers),
    emulation: emulation.answer,
    api: options.apiKey ? createHttpApi({ apiKey: options.apiKey, calls, clock, log }) : undefined,
  })
  const timers = [startWheel(parts), checkPositions(parts)]

  return {
    ...calls,
    node,
    get openCount() {
      return registry.connections.size
    },
    routes,
    accept: sockets.accept,
    upgrade,
    handle,
    receive: emulation.receive,
    async close() {
      isClosing = true
      for (const timer of timers) timer.stop()
      for (const connection of registry.connections) connection.close(DISCONNECTS.shutdown)
      const goneBy = performance.now() + GOODBYE_MS_MAX
      while (registry.connections.size > 0 && performance.now() < goneBy) await wait(10)
      sockets.terminate()
      await source.close?.()
    },
  }
}

function createParts(options: HubOptions, node: string): HubParts {
  const registry: Registry = new Registry((channel) => source.unwatch(channel))
  const source = options.source((channel, publication) => deliver(registry, channel, publication))
  return {
    clock: options.clock,
    log: options.log,
    limits: { ...HUB_LIMITS, ...options.limits },
    tokens: options.tokens,
    admit: options.admit ?? (async () => ({})),
    rulesOf: options.rulesOf,
    registry,
    source,
    latest: new LatestValues(),
    node,
  }
}
