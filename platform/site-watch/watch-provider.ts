import type { Logger } from 'pino'
import type { Clock, Instant } from '#kernel/time.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import type { SiteWatch } from './watch-site.ts'

/** Fewer in a row are the usual mishaps of a network. */
const FAILURES_LEAST = 3

export interface ProviderWatch {
  readonly clock: Clock
  readonly log: Logger
  readonly watch: Pick<SiteWatch, 'note'>
}

/** The provider, whose calls are watched: several without an answer in a row are recorded, and its return. */
export function watchProvider<P extends PaymentProvider>(provider: P, { clock, log, watch }: ProviderWatch): P {
  let failures = 0
  let since: Instant = 0
  const hear = (isAnswered: boolean): void => {
    const detail = { provider: provider.id }
    if (isAnswered) {
      if (failures >= FAILURES_LEAST) {
        log.info(detail, 'a payment provider answers again')
        watch.note({ kind: 'provider-back', since, until: clock.now(), detail })
      }
      failures = 0
      return
    }
    if (failures === 0) since = clock.now()
    failures++
    if (failures !== FAILURES_LEAST) return
    log.error(detail, 'a payment provider does not answer')
    watch.note({ kind: 'provider-lost', since, detail })
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
            hear(!isSilence(answer))
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

const isSilence = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'is' in answer && (answer.is === 'not-sent' || answer.is === 'unknown')
