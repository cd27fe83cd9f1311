import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { createAnswer } from './answer.ts'
import { DISCONNECTS } from './codes.ts'
import { Connection } from './connection.ts'
import { createEmulation } from './emulation.ts'
import { Flusher } from './flusher.ts'
import { deliver, type HubParts } from './hub-parts.ts'
import { createHttpApi } from './http-api.ts'
import { answerHttpStream, answerSse } from './http-streams.ts'
import { LatestValues } from './latest-values.ts'
import { HUB_LIMITS, HUB_PATHS, type HubOptions } from './options.ts'
import { checkPositions } from './position-check.ts'
import { Registry } from './registry.ts'
import { createRoutes, type HubRoute } from './routes.ts'
import { isSameOrigin } from './same-origin.ts'
import { createServerCalls, type ServerCalls } from './server-calls.ts'
import type { TransportServices } from './transport.ts'
import { openWebSockets } from './web-sockets.ts'
import { startWheel } from './wheel.ts'

export type * from './access.ts'
export type * from './channel-source.ts'
export type { HubLimits, HubLog, HubOptions, HubPaths } from './options.ts'
export type { HubRoute } from './routes.ts'
export type { Who } from './registry.ts'
export type { ServerCalls } from './server-calls.ts'
export { Budget } from './budget.ts'
export { DISCONNECTS, ERRORS, UNSUBSCRIBES } from './codes.ts'
export { ChannelError } from './hub-parts.ts'
export { insecureAccess } from './insecure.ts'
export { createJwtVerifier } from './jwt-tokens.ts'
export { createMemorySource } from './memory-source.ts'
export { HUB_LIMITS, HUB_PATHS } from './options.ts'

const GOODBYE_MS_MAX = 1_000

/** One process's hub. */
export interface RealtimeHub extends ServerCalls {
  readonly node: string
  readonly openCount: number
  /** Where else than over WebSockets it speaks, for a server that routes by itself. */
  readonly routes: readonly HubRoute[]
  /** Takes over a request to become a WebSocket. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** For `server.on('upgrade')` of a plain server; false where it is not the hub's. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
  /** For `createServer`; false where it is not the hub's. */
  handle(request: IncomingMessage, response: ServerResponse): boolean
  /** Commands that another process was given for a stream of this one. */
  receive(session: string, data: string): boolean
  /** Tells everybody to come back, and waits a moment for their goodbyes. */
  close(): Promise<void>
}

/** Opens a hub. It listens nowhere: hand it requests and upgrades of any server of Node's. */
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
