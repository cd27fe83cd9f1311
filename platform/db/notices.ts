import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

type OnNotice = (payload: string) => void

const REOPEN_AFTER_MS = 1_000

/**
 * What other transactions tell with `pg_notify`, heard on one connection beside the pool, opened with the first
 * listener and again whenever it is cut. A notice may have been missed before, so each opening counts as one to every
 * listener, with an empty payload.
 */
export class Notices {
  readonly #config: pg.ClientConfig
  readonly #listeners = new Map<string, Set<OnNotice>>()
  readonly #end = new AbortController()
  #client: pg.Client | undefined
  #running: Promise<void> | undefined
  /** The connection takes one statement at a time. */
  #asked: Promise<void> = Promise.resolve()

  constructor(config: pg.ClientConfig) {
    this.#config = config
  }

  /** Answers how to stop. `channel` is a name of ours, never of a visitor. */
  listen(channel: string, onNotice: OnNotice): () => void {
    const listeners = this.#listeners.get(channel) ?? new Set()
    this.#listeners.set(channel, listeners.add(onNotice))
    this.#running ??= this.#run()
    // Open already: the others have had their empty notice.
    const client = this.#client
    if (client)
      this.#asked = this.#asked
        .then(() => client.query(`listen ${channel}`))
        .then(() => onNotice(''))
        .catch(() => {})
    return () => void listeners.delete(onNotice)
  }

  async close(): Promise<void> {
    this.#end.abort()
    await this.#running
  }

  async #run(): Promise<void> {
    const { signal } = this.#end
    while (!signal.aborted) {
      await this.#hear(signal).catch(() => {})
      await wait(REOPEN_AFTER_MS, undefined, { signal, ref: false }).catch(() => {})
    }
  }

  /** Until the connection is cut or everything closes. */
  async #hear(end: AbortSignal): Promise<void> {
    const client = new pg.Client(this.#config)
    const cut = Promise.withResolvers<void>()
    const stop = (): void => cut.resolve()
    client.on('error', stop).on('end', stop)
    client.on('notification', ({ channel, payload = '' }) => this.#tell(channel, payload))
    end.addEventListener('abort', stop)
    try {
      await client.connect()
      for (const channel of this.#listeners.keys()) await client.query(`listen ${channel}`)
      this.#client = client
      for (const channel of this.#listeners.keys()) this.#tell(channel, '')
      await (end.aborted ? undefined : cut.promise)
    } finally {
      this.#client = undefined
      end.removeEventListener('abort', stop)
      await client.end().catch(() => {})
    }
  }

  #tell(channel: string, payload: string): void {
    for (const onNotice of this.#listeners.get(channel) ?? []) onNotice(payload)
  }
}
