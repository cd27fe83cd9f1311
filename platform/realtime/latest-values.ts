import { encodePublication } from './protocol.ts'

/** Four a second is as much as an eye follows on a counter. */
const GAP_MS = 250
const CHANNELS_MAX = 1000

interface Latest {
  json: string
  timer: NodeJS.Timeout | undefined
  isSent: boolean
}

/** Channels without history: a publication replaces the one before, also before that one was sent. */
export class LatestValues {
  readonly #channels = new Map<string, Latest>()
  readonly #send: (channel: string, line: string) => void

  constructor(send: (channel: string, line: string) => void) {
    this.#send = send
  }

  publish(channel: string, data: unknown): void {
    const latest = this.#channels.get(channel) ?? this.#add(channel)
    latest.json = JSON.stringify(data)
    latest.isSent = false
    if (!latest.timer) this.#flush(channel, latest)
  }

  of(channel: string): string | undefined {
    return this.#channels.get(channel)?.json
  }

  close(): void {
    for (const { timer } of this.#channels.values()) clearTimeout(timer)
    this.#channels.clear()
  }

  #flush(channel: string, latest: Latest): void {
    latest.timer = undefined
    if (latest.isSent) return
    latest.isSent = true
    this.#send(channel, encodePublication(channel, { json: latest.json }))
    latest.timer = setTimeout(() => this.#flush(channel, latest), GAP_MS).unref()
  }

  #add(channel: string): Latest {
    const [oldest] = this.#channels.keys()
    if (this.#channels.size >= CHANNELS_MAX && oldest !== undefined) {
      clearTimeout(this.#channels.get(oldest)?.timer)
      this.#channels.delete(oldest)
    }
    const latest: Latest = { json: '', timer: undefined, isSent: true }
    this.#channels.set(channel, latest)
    return latest
  }
}
