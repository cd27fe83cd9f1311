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

/**
 * Keeps what small files of these routes were answered with, and answers so again: the files stay as they are while the
 * server runs, and four calls of the system for each cost more than the rest of the answer. No more is kept than three
 * answers to a file. Requests for a part, or for what is newer than a date, go on to the file.
 */
export function rememberSmall(files: FastifyInstance): void {
  const known = new Map<string, Answer>()
  files.addHook('onRequest', async (request, reply) => {
    const answer = known.get(keyOf(request) ?? '')
    if (!answer) return
    reply.headers(answer.headers)
    if (request.headers['if-none-match'] !== answer.headers.etag) return reply.send(answer.body)
    return reply.removeHeader('content-length').code(304).send()
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

/** The file in the encoding that is sent; none for a request that has to be judged by the file itself. */
function keyOf({ method, url, headers }: FastifyRequest): string | undefined {
  const { 'accept-encoding': accepted = '', range, 'if-modified-since': since, 'if-none-match': etag } = headers
  const encodings = String(accepted)
  if (method !== 'GET' || url.includes('?') || range || (since && !etag) || encodings.includes('q=')) return undefined
  return `${/\bbr\b/.test(encodings) ? 'br' : /\bgzip\b/.test(encodings) ? 'gzip' : ''} ${url}`
}
