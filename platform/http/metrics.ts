import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../db/database.ts'

/** `/metrics` in Prometheus' text form: requests by route, the connection pool, the event loop and Node's own. */
export function serveMetrics(app: FastifyInstance, database: Database): Registry {
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
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!isNear(request.ip)) return reply.callNotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return registry
}

/** This machine or its private network; the public never sees the metrics. */
const isNear = (address: string): boolean =>
  /^(::1$|(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|f[cd][0-9a-f]{2}:)/.test(address)
