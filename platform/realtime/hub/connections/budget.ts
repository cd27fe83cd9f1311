/** A token bucket; refills steadily. */
export class Budget {
  readonly #atOnce: number
  readonly #perSecond: number
  #left: number
  #atMs = performance.now()

  constructor(atOnce: number, perSecond: number) {
    this.#atOnce = atOnce
    this.#perSecond = perSecond
    this.#left = atOnce
  }

  /** False if overdrawn, until it has refilled. */
  take(count = 1): boolean {
    const nowMs = performance.now()
    this.#left = Math.min(this.#atOnce, this.#left + ((nowMs - this.#atMs) / 1_000) * this.#perSecond) - count
    this.#atMs = nowMs
    return this.#left >= 0
  }
}
