import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'

/** A span as it arrives: OTLP in JSON. */
export interface ReceivedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[]
  readonly links?: readonly { readonly traceId: string; readonly spanId: string }[]
  readonly status: { readonly code?: number }
}

export interface TraceCollector {
  readonly url: string
  /** Everything that was sent, as text. */
  readonly payloads: readonly string[]
  /** The headers of each export. */
  readonly headers: readonly Readonly<Record<string, string | string[] | undefined>>[]
  spans(): ReceivedSpan[]
  [Symbol.asyncDispose](): Promise<void>
}

/** Receives traces over HTTP, or takes them and never answers. */
export async function openTraceCollector({ answers = true, port = 0 } = {}): Promise<TraceCollector> {
  const payloads: string[] = []
  const headers: TraceCollector['headers'][number][] = []
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    payloads.push(await readText(request))
    headers.push(request.headers)
    if (answers) response.writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' }).end('{}')
  }
  const server = createServer((request, response) => void take(request, response)).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    payloads,
    headers,
    spans: () => payloads.flatMap(spansOf),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const spansOf = (payload: string): ReceivedSpan[] =>
  (JSON.parse(payload).resourceSpans as { scopeSpans: { spans: ReceivedSpan[] }[] }[]).flatMap(({ scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) => spans),
  )

export const fieldOf = (span: ReceivedSpan, key: string): unknown =>
  Object.values(span.attributes.find((each) => each.key === key)?.value ?? {})[0]
