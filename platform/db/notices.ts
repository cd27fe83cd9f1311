import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { SECOND_MS } from '#kernel/time.ts'

type OnNotice = (payload: string) => void

/** Only a query with a timeout detects a server that vanished silently. */
export const NOTICE_TIMES = { reopenMs: SECOND_MS, checkMs: 15 * SECOND_MS, answerMs: 10 * SECOND_MS, goodbyeMs: SECOND_MS }

/** A silent server is given up within seconds; this limits how many notifications wait until then. */
const WAITING_MAX = 1_000

/**
 * Receives `pg_notify` notifications on one connection outside the pool, opened with the first listener and reopened
 * whenever it is cut. Each opening sends every listener an empty payload, since notifications may have been missed.
 */
export class Notices {
  readonly #config: pg.ClientConfig
  readonly #times: typeof NOTICE_TIMES
  readonly #listeners = new Map<string, Set<OnNotice>>()
  readonly #end = new AbortController()
  #client: pg.Client | undefined
  #cut = (): void => {}
  #running: Promise<void> | undefined
  /** The connection runs one statement at a time. */
  #asked: Promise<void> = Promise.resolve()
  #askedCount = 0

  constructor(config: pg.ClientConfig, times = NOTICE_TIMES) {
    // Notifications need not survive a crash, so the commit skips the disk flush while it holds the server-wide lock.
    const options = [config.options, '-c synchronous_commit=off'].filter(Boolean).join(' ')
    const patience = { connectionTimeoutMillis: times.answerMs, query_timeout: times.answerMs, keepAlive: true }
    this.#times = times
    this.#config = { ...config, ...patience, options }
  }

  /** Returns an unsubscribe function. `channel` is a constant of ours, never visitor input. */
  listen(channel: string, onNotice: OnNotice): () => void {
    const listeners = this.#listeners.get(channel) ?? new Set()
    this.#listeners.set(channel, listeners.add(onNotice))
    this.#running ??= this.#run()
    // The connection is already open: other listeners have received their empty notification.
    this.#ask({ text: `listen ${channel}` }, () => onNotice(''))
    return () => void listeners.delete(onNotice)
  }

  /**
   * Notifies the other processes, in its own transaction. The notification is lost if the connection is cut or stuck.
   */
  notify(channel: string, payload: string): void {
    if (this.#askedCount < WAITING_MAX)
      this.#ask({ name: 'notify', text: 'select pg_notify($1, $2)', values: [channel, payload] })
  }

  async close(): Promise<void> {
    this.#end.abort()
    await this.#running
  }

  /** A failure or timeout ends the connection, and another is opened. */
  #ask(statement: pg.QueryConfig, onAnswer = (): void => {}): void {
    const [client, cut] = [this.#client, this.#cut]
    if (!client) return
    this.#askedCount += 1
    this.#asked = this.#asked
      .then(() => client.query(statement))
      .then(onAnswer)
      .catch(cut)
      .finally(() => (this.#askedCount -= 1))
  }

  async #run(): Promise<void> {
    const { signal } = this.#end
    while (!signal.aborted) {
      await this.#hear(signal).catch(() => {})
      await wait(this.#times.reopenMs, undefined, { signal, ref: false }).catch(() => {})
    }
  }

  /** Resolves when the connection is cut or everything closes. */
  async #hear(end: AbortSignal): Promise<void> {
    const client = new pg.Client(this.#config)
    const cut = Promise.withResolvers<void>()
    this.#cut = () => cut.resolve()
    this.#asked = Promise.resolve()
    client.on('error', this.#cut).on('end', this.#cut)
    client.on('notification', ({ channel, payload = '', processId }) => {
      if (processId !== ownProcessOf(client)) this.#tell(channel, payload)
    })
    end.addEventListener('abort', this.#cut)
    const check = setInterval(() => this.#ask({ text: 'select 1' }), this.#times.checkMs).unref()
    try {
      await client.connect()
      for (const channel of this.#listeners.keys()) await client.query(`listen ${channel}`)
      this.#client = client
      for (const channel of this.#listeners.keys()) this.#tell(channel, '')
      await (end.aborted ? undefined : cut.promise)
    } finally {
      this.#client = undefined
      clearInterval(check)
      end.removeEventListener('abort', this.#cut)
      await this.#leave(client)
    }
  }

  /** On close, the last pending notification is still sent; a connection that does not end in time is dropped. */
  async #leave(client: pg.Client): Promise<void> {
    const last = this.#end.signal.aborted ? this.#asked : Promise.resolve()
    const left = last.then(() => client.end()).catch(() => {})
    await Promise.race([left, wait(this.#times.goodbyeMs, undefined, { ref: false })])
  }

  #tell(channel: string, payload: string): void {
    for (const onNotice of this.#listeners.get(channel) ?? []) onNotice(payload)
  }
}

/** Backend pid of the connection, which identifies its own notifications. */
const ownProcessOf = (client: pg.Client): number | undefined => (client as { processID?: number }).processID
