import { hostname } from 'node:os'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { ThemeData } from '#kernel/theme.ts'
import { type Clock, type Instant, SECOND_MS } from '#kernel/time.ts'
import type { Database, Tx } from '../db/database.ts'
import { timestamp } from '../db/timestamp.ts'
import { recordSiteEvent, type SiteEvent } from './site-events.ts'

export interface WatchOptions {
  readonly database: Pick<Database, 'transaction'>
  readonly clock: Clock
  readonly log: Logger
  readonly themes: readonly ThemeData[]
  /** Milliseconds that no setting of the clock moves; by default those of the process. */
  readonly steady?: () => number
}

const BEAT_MS = 20 * SECOND_MS
/** Longer without a beat is an outage, or a database that was lost. */
const GAP_MS = 90 * SECOND_MS
/** A synchronized clock is slewed, and never jumps that far. */
const JUMP_MS = 2 * SECOND_MS
/** How far the clocks of this machine and of the database may be apart. */
const APART_MS = 5 * SECOND_MS
const NOTED_MAX = 1_000

/** Detects outages, a lost database and clocks that jump or differ, and records them (LOG-1). One a process. */
export class SiteWatch {
  readonly #options: Required<WatchOptions>
  readonly #startedAt: Instant
  readonly #host = hostname()
  #noted: SiteEvent[] = []
  /** What both clocks said at the last look. */
  #looked: { readonly wall: Instant; readonly steady: number } | undefined
  /** When this process last wrote its beat. */
  #written: number | undefined
  #isApart = false
  #isLost = false
  #timer: NodeJS.Timeout | undefined
  #beating: Promise<void> = Promise.resolve()

  constructor(options: WatchOptions) {
    this.#options = { steady: () => performance.now(), ...options }
    this.#startedAt = options.clock.now()
  }

  /** To be recorded with the next beat: the database may be away. */
  note(event: SiteEvent): void {
    if (this.#noted.length < NOTED_MAX) this.#noted.push(event)
  }

  /** Beats from now on; returns what ends it. */
  start(): () => Promise<void> {
    const next = (): void => void (this.#beating = this.#beating.then(() => this.beat()))
    next()
    this.#timer = setInterval(next, BEAT_MS).unref()
    return () => this.close()
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#beating
    if (this.#noted.length > 0) await this.beat()
  }

  /** Looks at the clocks and the last beat, and writes this one. Never throws. */
  async beat(): Promise<void> {
    this.#lookAtClock()
    const kept = [...this.#noted]
    const wasApart = this.#isApart
    try {
      await this.#options.database.transaction((tx) => this.#write(tx))
      this.#noted = []
      this.#written = this.#options.steady()
      this.#isLost = false
    } catch (error) {
      // What was found while writing is found again.
      this.#noted = kept
      this.#isApart = wasApart
      if (!this.#isLost) this.#options.log.error({ err: error }, 'the watch cannot write: the database is lost')
      this.#isLost = true
    }
  }

  #lookAtClock(): void {
    const { clock, steady, log } = this.#options
    const now = { wall: clock.now(), steady: steady() }
    const last = this.#looked ?? now
    this.#looked = now
    const byMs = Math.round(now.wall - last.wall - (now.steady - last.steady))
    if (Math.abs(byMs) <= JUMP_MS) return
    log.error({ byMs, host: this.#host }, 'the clock was changed')
    this.note({ kind: 'clock-changed', detail: { byMs, host: this.#host } })
  }

  async #write(tx: Tx): Promise<void> {
    const { clock, themes } = this.#options
    await this.#lookAtDatabaseClock(tx)
    const { rows } = await sql<{ at: Instant }>`select at from site_heartbeat for update`.execute(tx)
    this.#lookAtGap(rows[0]?.at)
    for (const event of this.#noted) await recordSiteEvent(tx, { clock, themes, isOfSite: true }, event)
    await sql`
      insert into site_heartbeat (at) values (${timestamp(clock.now())})
      on conflict (is_only) do update set at = excluded.at`.execute(tx)
  }

  async #lookAtDatabaseClock(tx: Tx): Promise<void> {
    const { clock, steady, log } = this.#options
    const [wall, from] = [clock.now(), steady()]
    const { rows } = await sql<{ ms: number }>`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(tx)
    const took = steady() - from
    if (took > SECOND_MS) return
    const byMs = Math.round(wall + took / 2 - rows[0]!.ms)
    const wasApart = this.#isApart
    this.#isApart = Math.abs(byMs) > APART_MS
    if (!this.#isApart || wasApart) return
    log.error({ byMs, host: this.#host }, 'the clock differs from the database’s')
    this.note({ kind: 'clock-differs', detail: { byMs, host: this.#host } })
  }

  /** `beaten`: the last beat of any process. */
  #lookAtGap(beaten: Instant | undefined): void {
    const { clock, steady, log } = this.#options
    const now = clock.now()
    const detail = { host: this.#host }
    if (this.#written !== undefined) {
      const gap = steady() - this.#written
      if (gap <= GAP_MS) return
      log.error({ seconds: Math.round(gap / SECOND_MS), ...detail }, 'the database was lost')
      this.note({ kind: 'database-lost', since: now - gap, until: now, detail })
    } else if (beaten !== undefined && now - beaten > GAP_MS) {
      const until = Math.max(this.#startedAt, beaten)
      log.error({ seconds: Math.round((until - beaten) / SECOND_MS) }, 'the site was down')
      this.note({ kind: 'outage', since: beaten, until, key: `outage:${beaten}`, detail })
    }
  }
}
