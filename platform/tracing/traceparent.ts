import type { RemoteSpan } from './spans.ts'

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/
const NOTHING = /^0+$/

/** The W3C header `traceparent`; undefined unless it is well-formed, in which case a trace of our own starts. */
export function readTraceparent(header: string | readonly string[] | undefined): RemoteSpan | undefined {
  const [, traceId = '', spanId = '', flags = ''] = typeof header === 'string' ? (TRACEPARENT.exec(header) ?? []) : []
  if (!traceId || NOTHING.test(traceId) || NOTHING.test(spanId)) return undefined
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}
