import { type Clock, type Instant, SECOND_MS } from '#kernel/time.ts'
import { TextRefused, type TextProvider } from './text-provider.ts'

/** Delivery behavior by the last four digits; every other number succeeds after two seconds. */
export const SANDBOX_NUMBERS = {
  /** The provider knows no such number. */
  refused: '0101',
  /** Accepted, but never delivered. */
  undelivered: '0102',
  /** Succeeds on the third attempt only. */
  busy: '0103',
  /** Takes half a minute. */
  slow: '0104',
} as const

const ARRIVES_AFTER_MS = 2 * SECOND_MS
const SLOW_MS = 30 * SECOND_MS
const TRIES_WHILE_BUSY = 2

/** Delivers nothing, but fails, delays and reports like a real provider. */
export function createTextSandbox(clock: Clock): TextProvider {
  const tries = new Map<string, number>()
  return {
    isSandbox: true,
    async send({ id, to }) {
      if (to.endsWith(SANDBOX_NUMBERS.refused)) throw new TextRefused('the sandbox knows no such number')
      const tried = (tries.get(id) ?? 0) + 1
      tries.set(id, tried)
      if (to.endsWith(SANDBOX_NUMBERS.busy) && tried <= TRIES_WHILE_BUSY) throw new Error('the sandbox is busy')
      tries.delete(id)
      return `${to} ${clock.now()}`
    },
    async reportOf(reference) {
      const [to = '', at] = reference.split(' ')
      const wait = to.endsWith(SANDBOX_NUMBERS.slow) ? SLOW_MS : ARRIVES_AFTER_MS
      if (clock.now() < ((Number(at) + wait) as Instant)) return 'on-the-way'
      return to.endsWith(SANDBOX_NUMBERS.undelivered) ? 'undelivered' : 'delivered'
    },
  }
}
