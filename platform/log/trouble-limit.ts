import type { LoggerOptions } from 'pino'
import { MINUTE_MS } from '#kernel/time.ts'
import { isDatabaseTrouble } from '../db/trouble.ts'

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

/**
 * While the database is down every call and poll fails alike. A logger with this hook, including all its children,
 * logs that once a minute in one line without a stack: the first reason and the number of suppressed failures.
 */
export function limitTrouble(nowMs: () => number = () => performance.now()): LogMethod {
  let saidAtMs = -Infinity
  let leftOut = 0
  return function logMethod(args, method) {
    const { err } = (args[0] ?? {}) as { err?: unknown }
    if (!isDatabaseTrouble(err)) return method.apply(this, args)
    if (nowMs() - saidAtMs < MINUTE_MS) return void (leftOut += 1)
    const { code, message } = err as NodeJS.ErrnoException
    const [, during] = args as unknown as [unknown, string?]
    saidAtMs = nowMs()
    method.apply(this, [{ during, code, reason: message || undefined, leftOut }, 'the database is unavailable'])
    leftOut = 0
  }
}
