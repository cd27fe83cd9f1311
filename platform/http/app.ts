import type { Socket } from 'node:net'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import type { Clock } from '#kernel/time.ts'
import { AppError } from '../problem.ts'
import { BODY_TIMEOUT_MS, endSlowBodies, FILE_TIMEOUT_MS } from './body-in-time.ts'
import { sendProblem } from './problem-reply.ts'
import { OWN_SERVER_HEADER } from './request-context.ts'
import { securityHeaders } from './security-headers.ts'
import { lateSerializers } from './serializers.ts'

const BODY_BYTES_MAX = 256 * 1024
const COMPRESSED_BYTES_MIN = 1_024
/** Files are compressed as well as can be when they are built; answers are as they leave. */
const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

export interface AppOptions {
  readonly log: Logger
  readonly clock: Clock
  readonly isSecure: boolean
  /** One proxy stands in front: of a list of addresses the last is its word, all before are the visitor's own claims. */
  readonly trustProxy: boolean
  readonly newRequestId: () => string
}

/** The bare server: parsing, ids, headers, logs and problems; what it serves is added by others. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { log, clock, isSecure, trustProxy, newRequestId } = options
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: newRequestId,
    rewriteUrl: ({ url = '/' }) => routable(url),
    trustProxy: trustProxy && ((_address, hop) => hop === 0),
    bodyLimit: BODY_BYTES_MAX,
    requestTimeout: FILE_TIMEOUT_MS,
    http: { headersTimeout: BODY_TIMEOUT_MS },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  })
  app.setSerializerCompiler(await lateSerializers())
  await app.register(cookie)
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: COMPRESSED_BYTES_MIN, brotliOptions: QUICK_BROTLI })
  acceptJsonOnly(app)
  const headers = securityHeaders({ isSecure })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
  })
  // What the browser sets its countdowns by; a script reads this header of its own page too. How long the answer took here
  // is none of its way: without it a slow page would set them ahead.
  app.addHook('onSend', async (_request, reply) => {
    reply.header('server-timing', `now;desc="${clock.now()}";dur=${reply.elapsedTime.toFixed(1)}`)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const ms = Math.round(reply.elapsedTime * 10) / 10
    // A page's own calls would drown the visitors' requests.
    const level = request.headers[OWN_SERVER_HEADER] === undefined ? 'info' : 'debug'
    request.log[level]({ method, route: routeOptions.url, status: reply.statusCode, ms }, 'answered')
  })
  endSlowBodies(app)
  endConnectionsOnClosing(app)
  app.setErrorHandler((error, request, reply) => sendProblem(request, reply, error))
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, new AppError('not-found', 'There is no such call.')))
  return app
}

/** Escapes that stand for no character are read as what they look like: their address has a page too, which says that there is none. */
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

/**
 * Idle connections are closed at once; one whose answer is under way ends with it, not when it has been idle for long.
 * One that was only opened ahead, as browsers do, is no idle one to Node, which would wait for its first request.
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
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
}

/** An empty JSON body is no body: clients send the type along with every POST. */
function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    request.rawBody = text as string
    if (text === '') return done(null, undefined)
    try {
      done(null, JSON.parse(text as string))
    } catch {
      const hasAnswer = request.routeOptions.config.contract?.answerMisfit !== undefined
      done(hasAnswer ? null : new AppError('bad-request', 'The body is no JSON.'), undefined)
    }
  })
  // Mail programs post like this to where a mail told them (RFC 8058); all that counts stands in the address.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, _text, done) => {
    const isByServer = request.routeOptions.config.contract?.actor === 'provider'
    done(isByServer ? null : new AppError('unsupported-type', 'The body has to be JSON.'), undefined)
  })
}
