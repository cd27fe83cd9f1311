import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { SECOND_MS } from '#kernel/time.ts'
import type { Database } from '../db/database.ts'
import { tracedApart } from '../tracing/spans.ts'
import { onWake } from './wake-relay.ts'
import type { StoredPush } from './history.ts'
import { notifyPeers } from './notify-peers.ts'

export interface RelayOptions {
  readonly database: Database
  readonly log: Logger
  readonly deliver: (channel: string, push: StoredPush) => void
  /** The counter of a channel went back, so published offsets are void: its subscribers must start over. */
  readonly onReset?: (channel: string) => void
  /** Maximum delay of another process's push whose notification was lost. */
  readonly pollMs?: number
  readonly checkMs?: number
}

/** The hub sends at the end of a turn, so a long turn would delay its first frame. */
const ROWS_PER_TURN = 50
const ROWS_PER_CHANNEL_MAX = 100
/** A backlog is read in slices, which bounds memory and the delay of other players. */
const CHANNELS_PER_READ = 500
const ROWS_PER_READ = 1_000
/** Minimum interval of wake-ups without a channel, which read every watched one. */
const FULL_READ_GAP_MS = 20
/** Counters go back only if the server lost commits, or deleted a channel that was still watched. */
const CHECK_EVERY_MS = 30 * SECOND_MS
/** A server that vanished silently answers nothing. */
const READ_MS_MAX = 10 * SECOND_MS

interface PushRow {
  channel: string
  seq: bigint
  json: string
}

/** Delivers committed pushes to this process's hub, in order per channel, for the channels watched here. */
export class Relay {
  readonly #options: RelayOptions
  readonly #sentUpTo = new Map<string, number>()
  readonly #poll: NodeJS.Timeout
  readonly #check: NodeJS.Timeout
  readonly #stops: (() => void)[]
  readonly #due = new Set<string>()
  #running: Promise<void> | undefined
  #fullRead: NodeJS.Timeout | undefined
  #isFailing = false
  #isClosed = false

  constructor(options: RelayOptions) {
    this.#options = options
    this.#poll = setInterval(() => this.#readAll(), options.pollMs ?? 500).unref()
    this.#check = setInterval(() => void this.#checkCounters(), options.checkMs ?? CHECK_EVERY_MS).unref()
    const stopListening = onWake((channels) => {
      if (channels) this.#readSome(channels)
      else this.#fullRead ??= setTimeout(() => this.#readAll(), FULL_READ_GAP_MS).unref()
    })
    this.#stops = [stopListening, notifyPeers(options.database)]
  }

  /**
   * Starts after `offset`. A watched channel that is further along goes back; its other subscribers drop duplicates.
   */
  watch(channel: string, offset: number): void {
    if (this.#isClosed || (this.#sentUpTo.get(channel) ?? Infinity) <= offset) return
    this.#sentUpTo.set(channel, offset)
    // A push may have been committed, and its wake-up missed, since `offset` was read.
    this.#readSome([channel])
  }

  unwatch(channel: string): void {
    this.#sentUpTo.delete(channel)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const stop of this.#stops) stop()
    clearInterval(this.#poll)
    clearInterval(this.#check)
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
  }

  async #drain(): Promise<void> {
    try {
      while (this.#due.size > 0) await tracedApart('outbox relay', {}, () => this.#readSlice())
      this.#note(undefined)
    } catch (error) {
      this.#note(error)
    }
    // In the same tick as the last check of `#due`, so that a later wake-up starts a new run.
    this.#running = undefined
  }

  /** Logs once when reading fails and once when it recovers, since every poll retries. */
  #note(error: unknown): void {
    const { log } = this.#options
    if (error && !this.#isFailing) log.warn({ err: error }, 'reading the outbox failed; every poll tries again')
    if (!error && this.#isFailing) log.info('reading the outbox goes on')
    this.#isFailing = error !== undefined
  }

  async #readSlice(): Promise<void> {
    await nextTurn()
    const sent = this.#takeSlice()
    const rows = await this.#readInTime(sent)
    const full = rows.length === ROWS_PER_READ ? [...sent.keys()] : fullChannels(rows)
    for (const [index, row] of rows.entries()) {
      if (index % ROWS_PER_TURN === ROWS_PER_TURN - 1) await nextTurn()
      this.#send(row, sent)
    }
    for (const channel of full) if (this.#sentUpTo.has(channel)) this.#due.add(channel)
  }

  /** The next channels to read, each with the last sent offset. */
  #takeSlice(): Map<string, number> {
    const sent = new Map<string, number>()
    for (const channel of this.#due) {
      if (sent.size === CHANNELS_PER_READ) break
      this.#due.delete(channel)
      const offset = this.#sentUpTo.get(channel)
      if (offset !== undefined) sent.set(channel, offset)
    }
    return sent
  }

  #send({ channel, seq, json }: PushRow, sent: Map<string, number>): void {
    const last = this.#sentUpTo.get(channel)
    if (last === undefined) return
    // Unwatched and watched again since the read, perhaps from an earlier offset: the next read covers the gap.
    if (last !== sent.get(channel)) return void this.#due.add(channel)
    const offset = Number(seq)
    if (offset <= last) return
    sent.set(channel, offset)
    this.#sentUpTo.set(channel, offset)
    this.#options.deliver(channel, { offset, json })
  }

  async #checkCounters(): Promise<void> {
    const sent = new Map(this.#sentUpTo)
    if (sent.size === 0) return
    const { rows } = await this.#readCountersBelow(sent).catch(() => ({ rows: [] }))
    for (const { channel } of rows) {
      // Unwatched or restarted since the query.
      if (this.#sentUpTo.get(channel) !== sent.get(channel)) continue
      this.#sentUpTo.delete(channel)
      this.#options.log.warn({ channel }, 'the counter of a channel went back')
      this.#options.onReset?.(channel)
    }
  }

  #readCountersBelow(sent: ReadonlyMap<string, number>): Promise<{ rows: { channel: string }[] }> {
    return this.#options.database.pool.query<{ channel: string }>({
      name: 'outbox_check',
      text: `select w.channel from unnest($1::text[], $2::bigint[]) as w (channel, sent)
        left join outbox.counters_of($1) c on c.name = w.channel where coalesce(c.top, 0) < w.sent`,
      values: [[...sent.keys()], [...sent.values()]],
    })
  }

  async #readInTime(sent: ReadonlyMap<string, number>): Promise<PushRow[]> {
    const late = new AbortController()
    try {
      const rows = await Promise.race([this.#read(sent), wait(READ_MS_MAX, undefined, { signal: late.signal, ref: false })])
      if (!rows) throw new Error(`no answer within ${READ_MS_MAX} ms`)
      return rows
    } finally {
      late.abort()
    }
  }

  async #read(sent: ReadonlyMap<string, number>): Promise<PushRow[]> {
    const { rows } = await this.#options.database.pool.query<PushRow>({
      name: 'outbox_read',
      text: `select w.channel, p.seq, p.message as json from unnest($1::text[], $2::bigint[]) as w (channel, sent)
        cross join lateral outbox.messages_after(w.channel, w.sent, ${ROWS_PER_CHANNEL_MAX}) p
        order by w.channel, p.seq limit ${ROWS_PER_READ}`,
      values: [[...sent.keys()], [...sent.values()]],
    })
    return rows
  }
}

/** Channels that may have more than was read. */
function fullChannels(rows: readonly PushRow[]): string[] {
  return rows.flatMap(({ channel }, index) => (rows[index - ROWS_PER_CHANNEL_MAX + 1]?.channel === channel ? [channel] : []))
}
