const CHANNELS_MAX = 100_000

interface Version {
  readonly version: number
  readonly epoch: string
}

/**
 * Passes only rising versions of a channel's state; another epoch restarts, none continues the last one. Everything
 * without a version passes.
 */
export class VersionGate {
  readonly #last = new Map<string, Version>()

  isNew(channel: string, version: number, epoch: string): boolean {
    if (version <= 0) return true
    const last = this.#last.get(channel)
    if (last && (epoch === '' || last.epoch === epoch) && last.version >= version) return false
    this.#last.delete(channel)
    this.#last.set(channel, { version, epoch })
    if (this.#last.size > CHANNELS_MAX) this.#last.delete(this.#last.keys().next().value!)
    return true
  }

  /** Reverts the last pass if it was not published. */
  forget(channel: string): void {
    this.#last.delete(channel)
  }
}
