import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database, Reader } from '../db/database.ts'

/** Access to metrics: nearby addresses, holders of the key, or nobody. */
export type MetricsAccess = 'near' | 'off' | { readonly key: string }

/** A figure at `/metrics`. */
export interface LiveGauge {
  readonly name: string
  readonly help: string
  readonly labelNames: readonly string[]
  readonly read: (db: Reader) => Promise<readonly { readonly labels: Readonly<Record<string, string>>; readonly value: number }[]>
}

/** `/metrics` in Prometheus text format: requests by route, the connection pool, the event loop and Node defaults. */
export function serveMetrics(
  app: FastifyInstance,
  database: Database,
  access: MetricsAccess,
  gauges: readonly LiveGauge[] = [],
): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { totalCount, idleCount, waitingCount } = database.pool
      this.set({ state: 'busy' }, totalCount - idleCount)
      this.set({ state: 'idle' }, idleCount)
      this.set({ state: 'waited-for' }, waitingCount)
    },
  })
  for (const { read, labelNames, ...named } of gauges) {
    new Gauge({
      ...named,
      labelNames: [...labelNames],
      registers: [registry],
      async collect() {
        this.reset()
        for (const { labels, value } of await read(database.reader)) this.set(labels, value)
      },
    })
  }
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000)
    done()
  })
  app.get('/metrics', { config: { isAtAnyHost: true } }, async (request, reply) => {
    if (!mayRead(request, access)) return reply.callNotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return registry
}

/** Behind a local proxy every visitor appears nearby, so production requires a key. */
function mayRead({ ip, headers }: FastifyRequest, access: MetricsAccess): boolean {
  if (access === 'near') return isNear(ip)
  return access !== 'off' && isSameText(headers.authorization ?? '', `Bearer ${access.key}`)
}

/** This machine or its private network. */
const isNear = (address: string): boolean =>
  /^(::1$|(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|f[cd][0-9a-f]{2}:)/.test(address)

/** Constant-time comparison. */
const isSameText = (given: string, right: string): boolean => timingSafeEqual(digest(given), digest(right))

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
