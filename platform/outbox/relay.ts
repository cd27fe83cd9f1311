import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { SECOND_MS } from '#kernel/time.ts'
import type { Database } from '../db/database.ts'
import { onWake } from './bell.ts'
import type { StoredPush } from './history.ts'
import { ringAcross } from './ring-across.ts'

export interface RelayOptions {
  readonly database: Database
  readonly log: Logger
  readonly deliver: (channel: string, push: StoredPush) => void
  /** The counter of a channel went back, so what was said of its offsets holds no more: its hearers have to begin anew. */
  readonly onReset?: (channel: string) => void
  /** How late, at most, a push of another process arrives whose notice was lost. */
  readonly pollMs?: number
  readonly checkMs?: number
}

/** The hub sends at the end of a turn, so a long turn would delay its first frame by all the others. */
const ROWS_PER_TURN = 50
const ROWS_PER_CHANNEL_MAX = 100
/** A backlog is read in slices: however large, neither memory nor the players behind it feel it. */
const CHANNELS_PER_READ = 500
const ROWS_PER_READ = 1_000
/** A wake that names no channel makes every watched one be read: at most so often. */
const FULL_READ_GAP_MS = 20
/** Counters go back only where the server lost commits, or had forgotten a channel that somebody still heard. */
const CHECK_EVERY_MS = 30 * SECOND_MS
/** A server that went away without a word answers nothing. */
const READ_MS_MAX = 10 * SECOND_MS

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
    this.#stops = [stopListening, ringAcross(options.database)]
  }

  /** Starts after `offset`. What is watched already and further goes back there: its other hearers drop what is doubled. */
  watch(channel: string, offset: number): void {
    if (this.#isClosed || (this.#sentUpTo.get(channel) ?? Infinity) <= offset) return
    this.#sentUpTo.set(channel, offset)
    // A push may have been committed, and its wake missed, since `offset` was read.
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
      while (this.#due.size > 0) await this.#readSlice()
      this.#note(undefined)
    } catch (error) {
      this.#note(error)
    }
    // In the same breath as the last look at `#due`: a wake that comes later starts anew.
    this.#running = undefined
  }

  /** Says once that reading fails, and once that it goes on: a failing server is asked at every poll. */
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

  /** The next channels to read, each with the offset that was sent last. */
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
    // Left and heard anew since the read, perhaps from an earlier offset: what lies between is in the next read.
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
      // Left, or begun anew, since it was asked.
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
      text: `select w.channel, p.seq, p.json from unnest($1::text[], $2::bigint[]) as w (channel, sent)
        cross join lateral (
          select seq, payload as json from outbox.push
          where push.channel = w.channel and seq > w.sent order by seq limit ${ROWS_PER_CHANNEL_MAX}
        ) p order by w.channel, p.seq limit ${ROWS_PER_READ}`,
      values: [[...sent.keys()], [...sent.values()]],
    })
    return rows
  }
}

/** Those that may have more than was read. */
function fullChannels(rows: readonly PushRow[]): string[] {
  return rows.flatMap(({ channel }, index) => (rows[index - ROWS_PER_CHANNEL_MAX + 1]?.channel === channel ? [channel] : []))
}
