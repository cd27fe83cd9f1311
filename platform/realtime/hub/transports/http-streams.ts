import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Disconnect } from '../codes.ts'
import { readBody } from './http-body.ts'
import type { Transport, TransportServices } from './transport.ts'

/** Unread data is dropped after this time from the close. */
const GOODBYE_MS_MAX = 5_000
const HEADERS = { 'cache-control': 'no-store', 'x-accel-buffering': 'no', 'x-content-type-options': 'nosniff' }

export type AnswerHttp = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/**
 * For clients without WebSockets: the first command is the body of a POST, the response is an endless stream of
 * lines.
 */
export const answerHttpStream =
  (services: TransportServices): AnswerHttp =>
  async (request, response) => {
    const first = await readBody(request, response, services.frameBytesMax)
    if (first === undefined) return
    response.writeHead(200, { ...HEADERS, 'content-type': 'application/json; charset=utf-8' })
    carry(services, response, { name: 'http_stream', first, encode: (frame) => `${frame}\n` })
  }

/** Server-sent events: the first command is in the URL. */
export const answerSse =
  (services: TransportServices): AnswerHttp =>
  (request, response) => {
    const first = new URL(request.url ?? '', 'http://hub').searchParams.get('cf_connect') ?? ''
    response.writeHead(200, { ...HEADERS, 'content-type': 'text/event-stream; charset=utf-8' })
    carry(services, response, { name: 'sse', first, encode: (frame) => `data: ${frame.replaceAll('\n', '\ndata: ')}\n\n` })
  }

interface StreamKind {
  readonly name: 'http_stream' | 'sse'
  /** The client's first frame. */
  readonly first: string
  encode(frame: string): string
}

function carry({ enter, leave }: TransportServices, response: ServerResponse, { name, first, encode }: StreamKind): void {
  // An already closed connection would never report its close.
  if (response.destroyed) return
  response.flushHeaders()
  const connection = enter(transportOver(response, name, encode))
  response.on('error', () => {})
  response.on('close', () => leave(connection))
  connection.receive(first)
}

const transportOver = (response: ServerResponse, name: StreamKind['name'], encode: StreamKind['encode']): Transport => ({
  name,
  send: (frame) => void response.write(encode(frame)),
  /** Streams have no close frame: the last push carries the reason. */
  close({ code, reason }: Disconnect) {
    response.end(encode(JSON.stringify({ push: { disconnect: { code, reason } } })))
    const timer = setTimeout(() => response.destroy(), GOODBYE_MS_MAX).unref()
    response.on('close', () => clearTimeout(timer))
  },
  get backlogBytes() {
    return response.writableLength
  },
})
