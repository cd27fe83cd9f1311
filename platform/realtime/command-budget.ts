import { SECOND_MS } from '#kernel/time.ts'

const PER_SECOND = 20
/** A page that returns subscribes to all its channels in one frame. */
const AT_ONCE_MAX = 200

/** How many commands a client may still send; refills steadily. */
export class CommandBudget {
  #left = AT_ONCE_MAX
  #at = performance.now()

  /** False where it is overdrawn. */
  take(count: number): boolean {
    const now = performance.now()
    this.#left = Math.min(AT_ONCE_MAX, this.#left + ((now - this.#at) / SECOND_MS) * PER_SECOND) - count
    this.#at = now
    return this.#left >= 0
  }
}
