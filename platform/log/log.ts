import { pino, type DestinationStream, type Logger } from 'pino'
import { errorFields } from './error-fields.ts'
import { activeTraceId } from '../tracing/spans.ts'
import { limitTrouble } from './trouble-limit.ts'

export interface LogOptions {
  readonly level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'
  /** For people at a terminal; machines get one JSON object per line. */
  readonly isPretty?: boolean
  /** Replaces standard output. */
  readonly destination?: DestinationStream
  /** Lines name the trace that they belong to, if it is recorded. */
  readonly hasTraces?: boolean
  /** For tests: the clock for the one-minute limit of repeated lines. */
  readonly nowMs?: () => number
}

/** Never logged, at any depth: credentials, whole headers, whole bodies. */
const SECRETS = ['password', 'newPassword', 'token', 'cookie', 'authorization', 'headers', 'body', 'secret']

export function createLog({ level, isPretty = false, destination, hasTraces = false, nowMs }: LogOptions): Logger {
  const options = {
    level,
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: '[kept out of the log]' },
    base: null,
    serializers: { err: errorFields },
    ...(hasTraces && { mixin: traceFields }),
    hooks: { logMethod: limitTrouble(nowMs) },
  }
  if (destination) return pino(options, destination)
  return isPretty ? pino({ ...options, transport: { target: 'pino-pretty' } }) : pino(options)
}

const traceFields = (): object => {
  const traceId = activeTraceId()
  return traceId ? { traceId } : {}
}
