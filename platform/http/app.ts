import type { Socket } from 'node:net'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import type { Clock } from '#kernel/time.ts'
import { AppError } from '../problem.ts'
import { isTracing } from '../tracing/spans.ts'
import { BODY_TIMEOUT_MS, endSlowBodies, FILE_TIMEOUT_MS } from './body-in-time.ts'
import { LateLogger } from './late-logger.ts'
import { sendProblem } from './problem-reply.ts'
import { OWN_SERVER_HEADER } from './request-context.ts'
import { securityHeaders } from './security-headers.ts'
import { lateSerializers } from './serializers.ts'
import { traceRequests } from './trace-requests.ts'

const BODY_BYTES_MAX = 256 * 1024
const COMPRESSED_BYTES_MIN = 1_024
/** Files are compressed at the highest level at build time; replies on the fly. */
const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

export interface AppOptions {
  readonly log: Logger
  readonly clock: Clock
  readonly isSecure: boolean
  /** One proxy in front: only the last entry of the address list is its own; earlier ones are client claims. */
  readonly trustProxy: boolean
  readonly newRequestId: () => string
}

/** The bare server: parsing, request ids, headers, logs and problem replies; routes are added by others. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { log, clock, isSecure, trustProxy, newRequestId } = options
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    childLoggerFactory: (parent, bindings, options) => new LateLogger(parent, bindings, options),
    genReqId: newRequestId,
    rewriteUrl: ({ url = '/' }) => routable(url),
    trustProxy: trustProxy && ((_address, hop) => hop === 0),
    bodyLimit: BODY_BYTES_MAX,
    requestTimeout: FILE_TIMEOUT_MS,
    http: { headersTimeout: BODY_TIMEOUT_MS },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Our own hook replies, in the common problem format.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  })
  // First, so that the work of all other hooks belongs to the request's trace.
  if (isTracing()) traceRequests(app, { trustProxy })
  app.setSerializerCompiler(await lateSerializers())
  await app.register(cookie)
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: COMPRESSED_BYTES_MIN, brotliOptions: QUICK_BROTLI })
  acceptJsonOnly(app)
  const headers = securityHeaders({ isSecure })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
  // The browser sets its countdowns by `now`, and a page's own scripts can read this header too. `dur` lets it tell
  // processing time from network delay; otherwise a slow page would set the countdowns ahead.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('server-timing', `now;desc="${clock.now()}";dur=${reply.elapsedTime.toFixed(1)}`)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const ms = Math.round(reply.elapsedTime * 10) / 10
    // The calls of server-rendered pages would drown out visitor requests.
    const level = request.headers[OWN_SERVER_HEADER] === undefined ? 'info' : 'debug'
    log[level]({ requestId: request.id, method, route: routeOptions.url, status: reply.statusCode, ms }, 'answered')
    done()
  })
  endSlowBodies(app)
  endConnectionsOnClosing(app)
  app.setErrorHandler((error, request, reply) => sendProblem(request, reply, error))
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, new AppError('not-found', 'No such endpoint.')))
  return app
}

/** Invalid percent escapes are read literally, so that such an address gets the not-found page. */
function routable(url: string): string {
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}

const STOPPING = 'The site is stopping. Try again in a few seconds.'

/**
 * Closes idle connections immediately, busy ones after their reply. Node does not count a preconnected socket without
 * a request as idle and would wait for its first request.
 */
function endConnectionsOnClosing(app: FastifyInstance): void {
  let isClosing = false
  const connections = new Set<Socket>()
  app.server.on('connection', (socket) => {
    if (isClosing) return void socket.destroy()
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  app.addHook('preClose', async () => {
    isClosing = true
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
  })
  app.addHook('onRequest', (_request, _reply, done) => {
    done(isClosing ? new AppError('unavailable', STOPPING, { retryAfterSeconds: 5 }) : undefined)
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done()
  })
}

/** An empty JSON body counts as none: clients send the content type with every POST. */
function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    request.rawBody = text as string
    if (text === '') return done(null, undefined)
    try {
      done(null, JSON.parse(text as string))
    } catch {
      const hasAnswer = request.routeOptions.config.contract?.answerMisfit !== undefined
      done(hasAnswer ? null : new AppError('bad-request', 'The body isn’t valid JSON.'), undefined)
    }
  })
  // Mail programs post this to a one-click link (RFC 8058); the URL carries all data.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, _text, done) => {
    const isByServer = request.routeOptions.config.contract?.actor === 'provider'
    done(isByServer ? null : new AppError('unsupported-type', 'The body must be JSON.'), undefined)
  })
}
