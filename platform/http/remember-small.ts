import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A page requests some forty files, nearly all of them smaller. */
const SMALL_BYTES_MAX = 64 * 1_024

/** Headers that depend on the file; all others depend on the request. */
const OF_THE_FILE = [
  'accept-ranges',
  'cache-control',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'content-type',
  'etag',
  'last-modified',
  'vary',
] as const

interface Answer {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** Encoding lists whose result is known. Others, and weights, are left to the library. */
const ENCODINGS: ReadonlySet<string> = new Set(['', 'br', 'deflate', 'gzip', 'identity', 'zstd'])

/**
 * Caches the responses of small files on these routes, which do not change while the server runs; four system calls
 * each cost more than the rest of the response. `fileOf` names only files that exist, so that the cache has at most four
 * responses for each. Requests with a range, or any condition but the known ETag, go to the file.
 */
export function rememberSmall(files: FastifyInstance, fileOf: (request: FastifyRequest) => string | undefined): void {
  const known = new Map<string, Answer>()
  files.addHook('onRequest', async (request, reply) => {
    const answer = known.get(keyOf(request, fileOf(request)) ?? '')
    const { 'if-none-match': etag } = request.headers
    if (!answer || (etag && etag !== answer.headers.etag)) return
    reply.headers(answer.headers)
    return etag ? reply.removeHeader('content-length').code(304).send() : reply.send(answer.body)
  })
  files.addHook('onSend', async (request, reply, payload) => {
    const key = keyOf(request, fileOf(request))
    const bytes = Number(reply.getHeader('content-length') ?? Infinity)
    if (!key || known.has(key) || reply.statusCode !== 200 || bytes > SMALL_BYTES_MAX) return payload
    if (!(payload instanceof Readable)) return payload
    const body = await buffer(payload)
    const said = OF_THE_FILE.flatMap((name) => (reply.hasHeader(name) ? [[name, String(reply.getHeader(name))] as const] : []))
    known.set(key, { headers: Object.fromEntries(said), body })
    return body
  })
}

/** The file, however its URL is spelled, and its available encodings; none if the file itself must be checked. */
function keyOf({ method, headers }: FastifyRequest, file: string | undefined): string | undefined {
  if (file === undefined) return undefined
  const { 'accept-encoding': accepted = '', 'if-none-match': etag, 'if-modified-since': since } = headers
  if (method !== 'GET' || headers.range || headers['if-match'] || headers['if-unmodified-since'] || (since && !etag))
    return undefined
  const encodings = String(accepted)
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())
  if (!encodings.every((each) => ENCODINGS.has(each))) return undefined
  return `${encodings.includes('br')} ${encodings.includes('gzip')} ${file}`
}
