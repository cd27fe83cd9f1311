import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Disconnect } from './codes.ts'
import { readBody } from './http-body.ts'
import type { Transport, TransportServices } from './transport.ts'

/** What was not read so long after the goodbye is thrown away. */
const GOODBYE_MS_MAX = 5_000
const HEADERS = { 'cache-control': 'no-store', 'x-accel-buffering': 'no', 'x-content-type-options': 'nosniff' }

export type AnswerHttp = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** For clients without WebSockets: the first command is the body of a POST, the answer has no end, a line each. */
export const answerHttpStream =
  (services: TransportServices): AnswerHttp =>
  async (request, response) => {
    const first = await readBody(request, response, services.frameBytesMax)
    if (first === undefined) return
    response.writeHead(200, { ...HEADERS, 'content-type': 'application/json; charset=utf-8' })
    carry(services, response, { name: 'http_stream', first, encode: (frame) => `${frame}\n` })
  }

/** Server-sent events: the first command stands in the address. */
export const answerSse =
  (services: TransportServices): AnswerHttp =>
  (request, response) => {
    const first = new URL(request.url ?? '', 'http://hub').searchParams.get('cf_connect') ?? ''
    response.writeHead(200, { ...HEADERS, 'content-type': 'text/event-stream; charset=utf-8' })
    carry(services, response, { name: 'sse', first, encode: (frame) => `data: ${frame.replaceAll('\n', '\ndata: ')}\n\n` })
  }

interface StreamKind {
  readonly name: 'http_stream' | 'sse'
  /** The frame that the client began with. */
  readonly first: string
  encode(frame: string): string
}

function carry({ enter, leave }: TransportServices, response: ServerResponse, { name, first, encode }: StreamKind): void {
  // Whoever is gone by now would never be said to go.
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
  /** There is no close frame here: the last push says why. */
  close({ code, reason }: Disconnect) {
    response.end(encode(JSON.stringify({ push: { disconnect: { code, reason } } })))
    const timer = setTimeout(() => response.destroy(), GOODBYE_MS_MAX).unref()
    response.on('close', () => clearTimeout(timer))
  },
  get backlogBytes() {
    return response.writableLength
  },
})
