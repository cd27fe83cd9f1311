import { hostname } from 'node:os'
import type { Logger } from 'pino'
import { type Clock, type Instant, SECOND_MS } from '#kernel/time.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import type { SiteWatch } from './watch-site.ts'

/** Fewer in a row, or for a shorter time, are the usual mishaps of a network: calls at the same moment fail together. */
const FAILURES_LEAST = 3
const SILENCE_LEAST_MS = 30 * SECOND_MS

export interface ProviderWatch {
  readonly clock: Clock
  readonly log: Logger
  readonly watch: Pick<SiteWatch, 'note'>
}

/** The provider, whose calls are watched: several without an answer in a row are recorded, and its return. */
export function watchProvider<P extends PaymentProvider>(provider: P, { clock, log, watch }: ProviderWatch): P {
  const detail = { provider: provider.id, host: hostname() }
  let failures = 0
  let since: Instant = 0
  let isLost = false
  let answeredAt: Instant | undefined
  const hear = (isAnswered: boolean): void => {
    const now = clock.now()
    if (isAnswered) {
      answeredAt = now
      if (isLost) {
        log.info(detail, 'a payment provider answers again')
        watch.note({ kind: 'provider-back', since, until: now, detail })
      }
      failures = 0
      isLost = false
      return
    }
    if (failures === 0) since = now
    failures++
    if (isLost || failures < FAILURES_LEAST || now - since < SILENCE_LEAST_MS) return
    isLost = true
    log.error(detail, 'a payment provider does not answer')
    watch.note({ kind: 'provider-lost', since, ...(answeredAt !== undefined && { answeredAt }), detail })
  }
  return new Proxy(provider, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      return (...args: unknown[]): unknown => {
        const reply: unknown = Reflect.apply(value, target, args)
        if (!(reply instanceof Promise)) return reply
        return reply.then(
          (answer: unknown) => {
            const is = replyOf(answer)
            // Asked for a charge, it may have said that it does not know yet.
            if (is !== 'unknown' || !String(name).startsWith('ask')) hear(is !== 'unknown' && is !== 'not-sent')
            return answer
          },
          (error: unknown) => {
            hear(false)
            throw error
          },
        )
      }
    },
  })
}

const replyOf = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'is' in answer ? answer.is : undefined
