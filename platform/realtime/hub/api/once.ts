const KEPT_MS = 5 * 60_000
const KEPT_MAX = 10_000

interface Kept<T> {
  readonly result: Promise<T>
  readonly until: number
}

/** Runs an operation once per key: a repetition within five minutes gets the first result. Failures are not kept. */
export class Once<T> {
  readonly #clock: { now(): number }
  readonly #kept = new Map<string, Kept<T>>()

  constructor(clock: { now(): number }) {
    this.#clock = clock
  }

  do(key: string, work: () => Promise<T>): Promise<T> {
    const now = this.#clock.now()
    const before = this.#kept.get(key)
    if (before && before.until > now) return before.result
    // Reinserted so that the oldest come first.
    this.#kept.delete(key)
    const result = work()
    this.#kept.set(key, { result, until: now + KEPT_MS })
    result.catch(() => this.#kept.delete(key))
    this.#forget(now)
    return result
  }

  #forget(now: number): void {
    for (const [key, { until }] of this.#kept) {
      if (until > now && this.#kept.size <= KEPT_MAX) return
      this.#kept.delete(key)
    }
  }
}
