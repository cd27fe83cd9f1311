import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import { onWake } from './bell.ts'
import type { StoredPush } from './history.ts'

export interface RelayOptions {
  readonly database: Database
  readonly log: Logger
  readonly deliver: (channel: string, push: StoredPush) => void
  /** How late, at most, a push of another process arrives. */
  readonly pollMs?: number
}

/** The hub sends at the end of a turn, so a long turn would delay its first frame by all the others. */
const ROWS_PER_TURN = 50
const ROWS_PER_CHANNEL_MAX = 100
/** A wake that names no channel makes every watched one be read: at most so often. */
const FULL_READ_GAP_MS = 20

interface PushRow {
  channel: string
  seq: bigint
  json: string
}

/** Carries committed pushes to the hub of this process, in order per channel, for the channels somebody here hears. */
export class Relay {
  readonly #options: RelayOptions
  readonly #sentUpTo = new Map<string, number>()
  readonly #poll: NodeJS.Timeout
  readonly #stopListening: () => void
  #due = new Set<string>()
  #running: Promise<void> | undefined
  #fullRead: NodeJS.Timeout | undefined

  constructor(options: RelayOptions) {
    this.#options = options
    this.#poll = setInterval(() => this.#readAll(), options.pollMs ?? 500).unref()
    this.#stopListening = onWake((channels) => {
      if (channels) this.#readSome(channels)
      else this.#fullRead ??= setTimeout(() => this.#readAll(), FULL_READ_GAP_MS).unref()
    })
  }

  /** Starts after `offset`. Watching a watched channel again changes nothing. */
  watch(channel: string, offset: number): void {
    if (this.#sentUpTo.has(channel)) return
    this.#sentUpTo.set(channel, offset)
    // A push may have been committed, and its wake missed, since `offset` was read.
    this.#readSome([channel])
  }

  unwatch(channel: string): void {
    this.#sentUpTo.delete(channel)
  }

  async close(): Promise<void> {
    this.#stopListening()
    clearInterval(this.#poll)
    clearTimeout(this.#fullRead)
    this.#sentUpTo.clear()
    this.#due.clear()
    await this.#running
  }

  #readAll(): void {
    this.#fullRead = undefined
    this.#readSome(this.#sentUpTo.keys())
  }

  #readSome(channels: Iterable<string>): void {
    for (const channel of channels) if (this.#sentUpTo.has(channel)) this.#due.add(channel)
    if (this.#due.size === 0) return
    this.#running ??= this.#drain()
      .catch((error: unknown) => this.#options.log.warn({ err: error }, 'reading the outbox failed; the next poll tries again'))
      .finally(() => (this.#running = undefined))
  }

  async #drain(): Promise<void> {
    while (this.#due.size > 0) {
      await nextTurn()
      const channels = [...this.#due]
      this.#due = new Set()
      const rows = await this.#read(channels)
      for (const [index, row] of rows.entries()) {
        if (index % ROWS_PER_TURN === ROWS_PER_TURN - 1) await nextTurn()
        this.#send(row)
      }
      if (rows.length >= ROWS_PER_CHANNEL_MAX) for (const { channel } of rows) this.#due.add(channel)
    }
  }

  #send({ channel, seq, json }: PushRow): void {
    const offset = Number(seq)
    const sent = this.#sentUpTo.get(channel)
    if (sent === undefined || offset <= sent) return
    this.#sentUpTo.set(channel, offset)
    this.#options.deliver(channel, { offset, json })
  }

  async #read(channels: readonly string[]): Promise<PushRow[]> {
    const { rows } = await this.#options.database.pool.query<PushRow>({
      name: 'outbox_read',
      text: `select w.channel, p.seq, p.json from unnest($1::text[], $2::bigint[]) as w (channel, sent)
        cross join lateral (
          select seq, payload::text as json from outbox.push
          where push.channel = w.channel and seq > w.sent order by seq limit ${ROWS_PER_CHANNEL_MAX}
        ) p order by w.channel, p.seq`,
      values: [channels, channels.map((channel) => this.#sentUpTo.get(channel) ?? 0)],
    })
    return rows
  }
}
