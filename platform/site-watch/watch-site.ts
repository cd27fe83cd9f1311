import { hostname } from 'node:os'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { ThemeData } from '#kernel/theme.ts'
import { type Clock, type Instant, SECOND_MS } from '#kernel/time.ts'
import type { Database, Tx } from '../db/database.ts'
import { isRecordedLoss, recordSiteEvent, type SiteEvent } from './site-events.ts'

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

/** What both clocks said. */
interface Look {
  readonly wall: Instant
  readonly steady: number
}

/** Findings of a beat are recorded with it, or found again by the next one. */
interface Found {
  readonly events: SiteEvent[]
  isApart: boolean
}

const SAID: Readonly<Partial<Record<SiteEvent['kind'], string>>> = {
  outage: 'the site was down',
  'database-lost': 'the database was lost',
  'clock-changed': 'the clock was changed',
  'clock-differs': 'the clock differs from the database’s',
}

/** Detects outages, a lost database and clocks that jump or differ, and records them (LOG-1). One a process. */
export class SiteWatch {
  readonly #options: Required<WatchOptions>
  readonly #startedAt: Instant
  readonly #host = hostname()
  readonly #noted: SiteEvent[] = []
  #looked: Look | undefined
  /** When this process last wrote its beat, and when it first failed to do so since then. */
  #written: number | undefined
  #failed: number | undefined
  #isApart = false
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
    const { database, log, steady } = this.#options
    this.#lookAtClock()
    // More may be noted meanwhile.
    const noted = [...this.#noted]
    try {
      const { events, isApart } = await database.transaction((tx) => this.#write(tx, noted))
      for (const { kind, since, until, detail } of events)
        log.error({ ...detail, ...(since && until && { seconds: Math.round((until - since) / SECOND_MS) }) }, SAID[kind])
      this.#noted.splice(0, noted.length)
      this.#isApart = isApart
      this.#written = steady()
      this.#failed = undefined
    } catch (error) {
      if (this.#failed === undefined) log.error({ err: error }, 'the watch cannot write: the database is lost')
      this.#failed ??= steady()
    }
  }

  #lookAtClock(): void {
    const { clock, steady, log } = this.#options
    const now = { wall: clock.now(), steady: steady() }
    const last = this.#looked ?? now
    this.#looked = now
    const byMs = Math.round(now.wall - last.wall - (now.steady - last.steady))
    if (Math.abs(byMs) <= JUMP_MS) return
    const detail = { byMs, host: this.#host }
    log.error(detail, SAID['clock-changed'])
    this.note({ kind: 'clock-changed', detail })
  }

  /** The beat’s time is the database’s, so that a process with a wrong clock finds no outage. */
  async #write(tx: Tx, noted: readonly SiteEvent[]): Promise<Found> {
    const { clock, themes } = this.#options
    const found: Found = { events: [], isApart: this.#isApart }
    await this.#lookAtDatabaseClock(tx, found)
    const { rows } = await sql<Beat>`
      select at, (extract(epoch from clock_timestamp() - at) * 1000)::float8 as age from site_heartbeat for update`.execute(tx)
    this.#lookAtGap(rows[0], found)
    for (const event of [...noted, ...found.events])
      if (!(await isRecordedLoss(tx, event))) await recordSiteEvent(tx, { clock, themes, isOfSite: true }, event)
    await sql`
      insert into site_heartbeat (at) values (clock_timestamp())
      on conflict (is_only) do update set at = excluded.at`.execute(tx)
    return found
  }

  async #lookAtDatabaseClock(tx: Tx, found: Found): Promise<void> {
    const { clock, steady } = this.#options
    const [wall, from] = [clock.now(), steady()]
    const { rows } = await sql<{ ms: number }>`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(tx)
    const took = steady() - from
    if (took > SECOND_MS) return
    const byMs = Math.round(wall + took / 2 - rows[0]!.ms)
    found.isApart = Math.abs(byMs) > APART_MS
    if (found.isApart && !this.#isApart) found.events.push({ kind: 'clock-differs', detail: { byMs, host: this.#host } })
  }

  /** A process without a beat has lost the database, if it tried, or was itself stopped: then others may have served. */
  #lookAtGap(last: Beat | undefined, { events }: Found): void {
    const { clock, steady } = this.#options
    const [now, detail] = [clock.now(), { host: this.#host }]
    const gap = this.#written === undefined ? undefined : steady() - this.#written
    if (gap !== undefined && gap <= GAP_MS) return
    const hasTried = this.#written !== undefined && this.#failed !== undefined && this.#failed - this.#written <= GAP_MS
    if (gap !== undefined && hasTried) events.push({ kind: 'database-lost', since: now - gap, until: now, detail })
    else if (last && last.age > GAP_MS) {
      const until = Math.max(gap === undefined ? this.#startedAt : now, last.at)
      events.push({ kind: 'outage', since: last.at, until, key: `outage:${last.at}`, detail })
    }
  }
}

/** The last beat of any process, and how long ago it was. */
interface Beat {
  readonly at: Instant
  readonly age: number
}
