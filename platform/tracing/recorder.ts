import { hostname } from 'node:os'
import {
  type Context,
  ROOT_CONTEXT,
  type Span as OtelSpan,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { TracingConfig } from '../config/tracing.ts'
import type { Recorder, RemoteSpan, Span, SpanStart } from './spans.ts'

/** Spans that wait for the next export; more are dropped, so a slow collector costs no memory. */
const QUEUE_MAX = 4_096

export interface ExportPace {
  readonly everyMs: number
  /** For one export, with its retries. */
  readonly msMax: number
}

export interface RecorderOptions {
  readonly tracing: TracingConfig
  /** What this process does. */
  readonly role: string
  readonly pace: ExportPace
  /** Hears of each export, with the error of a failed one. */
  readonly onExport: (error?: Error) => void
}

export interface OtlpRecorder extends Recorder {
  /** Sends what is recorded so far. */
  close(): Promise<void>
}

/** The one module that loads OpenTelemetry. */
export function openRecorder({ tracing, role, pace, onExport }: RecorderOptions): OtlpRecorder {
  const { url, headers, ratio, serviceName } = tracing
  const exporter = new OTLPTraceExporter({ url, headers: { ...headers }, timeoutMillis: pace.msMax })
  const provider = new TracerProvider({
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    resource: resourceFromAttributes({
      'service.name': serviceName,
      'service.instance.id': `${hostname()}:${process.pid}`,
      'croupier.role': role,
    }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: heard(exporter, onExport),
        maxQueueSize: QUEUE_MAX,
        scheduledDelayMillis: pace.everyMs,
        exportTimeoutMillis: 2 * pace.msMax,
      }),
    ],
  })
  const tracer = provider.getTracer('croupier')
  const start = ({ name, kind, fields, parent, links = [] }: SpanStart): Span => {
    const options = {
      kind: KINDS[kind],
      attributes: { ...fields },
      links: links.map((span) => ({ context: otelOf(span).spanContext() })),
    }
    return new RecordedSpan(tracer.startSpan(name, options, contextOf(parent)))
  }
  return { start, close: () => provider.shutdown() }
}

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const

class RecordedSpan implements Span {
  readonly otel: OtelSpan

  constructor(otel: OtelSpan) {
    this.otel = otel
  }

  get isRecorded(): boolean {
    return (this.otel.spanContext().traceFlags & TraceFlags.SAMPLED) !== 0
  }

  get isOpen(): boolean {
    return this.otel.isRecording()
  }

  get traceId(): string {
    return this.otel.spanContext().traceId
  }

  set(fields: Parameters<Span['set']>[0]): void {
    this.otel.setAttributes(fields)
  }

  end(failure?: string): void {
    if (failure) this.otel.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', failure)
    this.otel.end()
  }
}

const otelOf = (span: Span): OtelSpan => (span as RecordedSpan).otel

function contextOf(parent: Span | RemoteSpan | undefined): Context {
  if (!parent) return ROOT_CONTEXT
  if (!('isSampled' in parent)) return trace.setSpan(ROOT_CONTEXT, otelOf(parent))
  const { traceId, spanId, isSampled } = parent
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: isSampled ? 1 : 0, isRemote: true })
}

const heard = (exporter: OTLPTraceExporter, onExport: (error?: Error) => void): SpanExporter => ({
  export: (spans, done) =>
    exporter.export(spans, (result) => {
      onExport(result.error)
      done(result)
    }),
  forceFlush: () => exporter.forceFlush(),
  shutdown: () => exporter.shutdown(),
})
