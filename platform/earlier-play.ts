import './feature.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Instant } from '#kernel/time.ts'
import type { Reader } from './db/database.ts'

/** Settled rounds of one hour, by all that a report tells apart. Amounts are minor units, as texts since sums may be large. */
export interface PlayPart {
  readonly brand: string
  /** When the hour begins, in ISO. */
  readonly hour: string
  readonly provider: string
  readonly game: string
  /** The hash of the rules; empty where there is none. */
  readonly version: string
  readonly mode: string
  readonly is_test: boolean
  readonly rounds: string
  readonly stake: string
  readonly win: string
  readonly won_stake: string
  readonly free_rounds: string
  readonly free_stake: string
}

export interface EarlierPlay {
  readonly parts: readonly PlayPart[]
  /** What the next call is given as `after`. */
  readonly cursor: string
}

export interface EarlierSpan {
  /** Rounds that were settled later are left out. */
  readonly before: Instant
  /** Empty at first. */
  readonly after: string
  /** About as many rounds are read. */
  readonly roundsMax: number
}

declare module './feature.ts' {
  interface ServerFeature {
    /** Sums a part of this slice's settled rounds, in tables and files, void ones too; null after the last part. */
    readonly sumEarlierPlay?: (db: Reader, span: EarlierSpan) => Promise<EarlierPlay | null>
  }
}

/** The parts of rounds that have columns of these names, with `at` for when they were settled, and their player's brand. */
export async function sumPlay(db: Reader, rounds: RawBuilder<unknown>): Promise<PlayPart[]> {
  const { rows } = await sql<PlayPart>`
    select p.brand, to_char(date_trunc('hour', r.at, 'UTC') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as hour, r.provider,
      r.game, r.version, r.mode, p.is_test, count(*)::text as rounds, sum(r.stake)::text as stake, sum(r.win)::text as win,
      sum(r.won_stake)::text as won_stake, count(*) filter (where r.is_free)::text as free_rounds,
      coalesce(sum(r.stake) filter (where r.is_free), 0)::text as free_stake
    from (${rounds}) r join player p on p.id = r.player group by 1, 2, 3, 4, 5, 6, 7`.execute(db)
  return rows
}
