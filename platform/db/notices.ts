import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { SECOND_MS } from '#kernel/time.ts'

type OnNotice = (payload: string) => void

/** A server that went away without a word answers nothing: only asking and waiting tells. */
export const NOTICE_TIMES = { reopenMs: SECOND_MS, checkMs: 15 * SECOND_MS, answerMs: 10 * SECOND_MS, goodbyeMs: SECOND_MS }

/** A server that answers nothing is given up on within seconds; until then no more than this waits for it. */
const WAITING_MAX = 1_000

/**
 * What other transactions tell with `pg_notify`, heard on one connection beside the pool, opened with the first
 * listener and again whenever it is cut. A notice may have been missed before, so each opening counts as one to every
 * listener, with an empty payload.
 */
export class Notices {
  readonly #config: pg.ClientConfig
  readonly #times: typeof NOTICE_TIMES
  readonly #listeners = new Map<string, Set<OnNotice>>()
  readonly #end = new AbortController()
  #client: pg.Client | undefined
  #cut = (): void => {}
  #running: Promise<void> | undefined
  /** The connection takes one statement at a time. */
  #asked: Promise<void> = Promise.resolve()
  #askedCount = 0

  constructor(config: pg.ClientConfig, times = NOTICE_TIMES) {
    // A notice is worth nothing after a crash, so nobody waits for the disk while it holds the lock of all notices.
    const options = [config.options, '-c synchronous_commit=off'].filter(Boolean).join(' ')
    const patience = { connectionTimeoutMillis: times.answerMs, query_timeout: times.answerMs, keepAlive: true }
    this.#times = times
    this.#config = { ...config, ...patience, options }
  }

  /** Answers how to stop. `channel` is a name of ours, never of a visitor. */
  listen(channel: string, onNotice: OnNotice): () => void {
    const listeners = this.#listeners.get(channel) ?? new Set()
    this.#listeners.set(channel, listeners.add(onNotice))
    this.#running ??= this.#run()
    // Open already: the others have had their empty notice.
    this.#ask({ text: `listen ${channel}` }, () => onNotice(''))
    return () => void listeners.delete(onNotice)
  }

  /** Tells the other processes, in a transaction of its own. It is lost where the connection is cut just now, or stuck. */
  notify(channel: string, payload: string): void {
    if (this.#askedCount < WAITING_MAX)
      this.#ask({ name: 'notify', text: 'select pg_notify($1, $2)', values: [channel, payload] })
  }

  async close(): Promise<void> {
    this.#end.abort()
    await this.#running
  }

  /** One that fails or gets no answer ends the connection, and the next one is opened. */
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

  /** Until the connection is cut or everything closes. */
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

  /** When everything closes, what was asked last still goes out; a connection that says no goodbye keeps nobody. */
  async #leave(client: pg.Client): Promise<void> {
    const last = this.#end.signal.aborted ? this.#asked : Promise.resolve()
    const left = last.then(() => client.end()).catch(() => {})
    await Promise.race([left, wait(this.#times.goodbyeMs, undefined, { ref: false })])
  }

  #tell(channel: string, payload: string): void {
    for (const onNotice of this.#listeners.get(channel) ?? []) onNotice(payload)
  }
}

/** The server's process behind the connection, which signs what it tells. */
const ownProcessOf = (client: pg.Client): number | undefined => (client as { processID?: number }).processID
