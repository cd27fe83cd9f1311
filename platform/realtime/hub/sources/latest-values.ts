import type { Publication } from './channel-source.ts'

const CHANNELS_MAX = 10_000

/** The last value of each channel without offsets. The least recently updated channel is evicted first. */
export class LatestValues {
  readonly #values = new Map<string, Publication>()

  get(channel: string): Publication | undefined {
    return this.#values.get(channel)
  }

  set(channel: string, publication: Publication): void {
    this.#values.delete(channel)
    this.#values.set(channel, publication)
    if (this.#values.size > CHANNELS_MAX) this.#values.delete(this.#values.keys().next().value!)
  }
}
