const CHANNELS_MAX = 100_000

interface Version {
  readonly version: number
  readonly epoch: string
}

/**
 * Lets only rising versions of a channel's state pass; another epoch starts anew, none goes on in the last one. Without a
 * version everything passes.
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

  /** What passed last was not published after all. */
  forget(channel: string): void {
    this.#last.delete(channel)
  }
}
