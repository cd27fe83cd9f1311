import { SetupError } from '../setup-error.ts'

/** Where traces are sent, and how many. */
export interface TracingConfig {
  /** The collector's address for traces, OTLP over HTTP. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly serviceName: string
  /** The share of traces that are recorded, from 0 to 1. */
  readonly ratio: number
}

export interface TracingSettings {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  readonly OTEL_EXPORTER_OTLP_HEADERS?: string | undefined
  readonly OTEL_SERVICE_NAME: string
  readonly OTEL_TRACES_SAMPLER_ARG: number
}

/** Throws a SetupError if the headers are not in order. */
export function readTracing(settings: TracingSettings): TracingConfig | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = settings
  if (!endpoint) return undefined
  return {
    url: `${endpoint.replace(/(?<!\/)\/+$/, '')}/v1/traces`,
    headers: readHeaders(headers),
    serviceName: settings.OTEL_SERVICE_NAME,
    ratio: settings.OTEL_TRACES_SAMPLER_ARG,
  }
}

const HEADER = /^\s*([\w-]+)\s*=\s*([^\s,;]+)\s*$/

/** `name=value` with commas between; values may have percent escapes. */
function readHeaders(list: string | undefined): Readonly<Record<string, string>> {
  const pairs = (list ?? '').split(',').filter(Boolean)
  try {
    return Object.fromEntries(
      pairs.map((pair) => {
        const [, name = '', value = ''] = HEADER.exec(pair) ?? []
        if (!name) throw new SyntaxError('no name')
        return [name, decodeURIComponent(value)]
      }),
    )
  } catch {
    throw new SetupError(
      'OTEL_EXPORTER_OTLP_HEADERS must be name=value pairs with commas between, and percent escapes in values.',
    )
  }
}
