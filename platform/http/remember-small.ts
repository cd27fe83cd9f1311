import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A page asks for some forty files, nearly all of them smaller. */
const SMALL_BYTES_MAX = 64 * 1_024

/** What an answer says of a file; everything else it says is of its request. */
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

/** Whose lists tell exactly which form of a file is sent. Others, and weights, are for the library to read. */
const ENCODINGS: ReadonlySet<string> = new Set(['', 'br', 'deflate', 'gzip', 'identity', 'zstd'])

/**
 * Keeps what small files of these routes were answered with, and answers so again: the files stay as they are while the
 * server runs, and four calls of the system for each cost more than the rest of the answer. Each file has its route, and
 * four answers at most. Requests for a part, or under any condition but the known ETag, go on to the file.
 */
export function rememberSmall(files: FastifyInstance): void {
  const known = new Map<string, Answer>()
  files.addHook('onRequest', async (request, reply) => {
    const answer = known.get(keyOf(request) ?? '')
    const { 'if-none-match': etag } = request.headers
    if (!answer || (etag && etag !== answer.headers.etag)) return
    reply.headers(answer.headers)
    return etag ? reply.removeHeader('content-length').code(304).send() : reply.send(answer.body)
  })
  files.addHook('onSend', async (request, reply, payload) => {
    const key = keyOf(request)
    const bytes = Number(reply.getHeader('content-length') ?? Infinity)
    if (!key || known.has(key) || reply.statusCode !== 200 || bytes > SMALL_BYTES_MAX) return payload
    if (!(payload instanceof Readable)) return payload
    const body = await buffer(payload)
    const said = OF_THE_FILE.flatMap((name) => (reply.hasHeader(name) ? [[name, String(reply.getHeader(name))] as const] : []))
    known.set(key, { headers: Object.fromEntries(said), body })
    return body
  })
}

/** The file, however its address was spelt, and the forms it may come in; none where the file itself has to be looked at. */
function keyOf({ method, routeOptions, headers }: FastifyRequest): string | undefined {
  const { 'accept-encoding': accepted = '', 'if-none-match': etag, 'if-modified-since': since } = headers
  if (method !== 'GET' || headers.range || headers['if-match'] || headers['if-unmodified-since'] || (since && !etag))
    return undefined
  const encodings = String(accepted)
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())
  if (!encodings.every((each) => ENCODINGS.has(each))) return undefined
  return `${encodings.includes('br')} ${encodings.includes('gzip')} ${routeOptions.url}`
}
