import type { FastifyInstance, FastifyRequest } from 'fastify'
import { runIn, type Span, startRequest } from '../tracing/spans.ts'
import { readTraceparent } from '../tracing/traceparent.ts'
import { OWN_SERVER_HEADER } from './request-context.ts'

const spans = new WeakMap<FastifyRequest, Span>()
const spanOf = (request: FastifyRequest): Span | undefined => spans.get(request)

/**
 * A trace for each request: method, route pattern and status. A proxy's `traceparent` is continued only if a proxy is
 * trusted; a visitor's own would choose what is recorded.
 */
export function traceRequests(app: FastifyInstance, { trustProxy }: { readonly trustProxy: boolean }): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers } = request
    const route = request.routeOptions.url ?? 'unknown'
    const remote = trustProxy ? readTraceparent(headers['traceparent']) : undefined
    const span = startRequest(`${method} ${route}`, headers[OWN_SERVER_HEADER] === undefined ? remote : 'page')
    if (!span) return done()
    span.set({ 'http.request.method': method, 'http.route': route })
    spans.set(request, span)
    runIn(span, done)
  })
  // The end of a reply comes from the socket, so the line about it is brought back into the trace.
  app.addHook('onResponse', (request, reply, done) => {
    const span = spanOf(request)
    const status = reply.statusCode
    span?.set({ 'http.response.status_code': status })
    runIn(span, done)
    span?.end(status >= 500 ? String(status) : undefined)
  })
}
