import { pino, type DestinationStream, type Logger } from 'pino'

export interface LogOptions {
  readonly level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'
  /** For people at a terminal; machines get one JSON object a line. */
  readonly isPretty?: boolean
  /** In place of standard output. */
  readonly destination?: DestinationStream
}

/** What never reaches a log, wherever somebody put it: credentials, whole headers, whole bodies. */
const SECRETS = ['password', 'newPassword', 'token', 'cookie', 'authorization', 'headers', 'body', 'secret']

export function createLog({ level, isPretty = false, destination }: LogOptions): Logger {
  const options = {
    level,
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: '[kept out of the log]' },
    base: null,
  }
  if (destination) return pino(options, destination)
  return isPretty ? pino({ ...options, transport: { target: 'pino-pretty' } }) : pino(options)
}
