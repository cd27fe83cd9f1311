import { type Clock, type Instant, SECOND_MS } from '#kernel/time.ts'
import { TextRefused, type TextProvider } from './text-provider.ts'

/** By the last four digits, what happens to messages for a number; every other arrives after two seconds. */
export const SANDBOX_NUMBERS = {
  /** The provider knows no such number. */
  refused: '0101',
  /** It takes the message over, and nobody ever gets it. */
  undelivered: '0102',
  /** It answers only at the third try. */
  busy: '0103',
  /** It takes half a minute. */
  slow: '0104',
} as const

const ARRIVES_AFTER_MS = 2 * SECOND_MS
const SLOW_MS = 30 * SECOND_MS
const TRIES_WHILE_BUSY = 2

/** Carries nothing anywhere, but fails, waits and reports as those do who carry. */
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
