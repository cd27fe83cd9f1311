import { sql } from 'kysely'
import type { Instant } from '#kernel/time.ts'
import type { Reader } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { GamePerformance } from '../contract.ts'
import type { OpenPlay } from '#platform/open-play.ts'

interface Span {
  readonly brand: string
  readonly from: Instant
  readonly to: Instant
}

export interface StoredPlay extends Omit<GamePerformance, 'title' | 'theoretical' | 'actual' | 'version'> {
  /** The hash of the rules, or empty. */
  readonly version: string
  /** Known where this site has run the version since it keeps returns. */
  readonly name: string | null
  readonly min: number | null
  readonly max: number | null
}

/** The hours of a period by game, version and mode, with the rounds that are open now. */
export async function readPlay(db: Reader, { brand, from, to }: Span, open: readonly OpenPlay[]): Promise<StoredPlay[]> {
  const { rows } = await sql<StoredPlay>`
    select h.*, t.name, t.rtp_min as min, t.rtp_max as max
    from (
      select provider, game, version, mode, sum(rounds)::float8 as rounds, sum(stake)::float8 as stake, sum(win)::float8 as win,
        sum(free_rounds)::float8 as "freeRounds", sum(free_stake)::float8 as "freeStake", sum(won_stake)::float8 as "wonStake",
        sum(reversed)::float8 as reversed, sum(open_rounds)::float8 as "openRounds", sum(open_stake)::float8 as "openStake"
      from (
        select provider, game, version, mode, rounds, stake, win, free_rounds, free_stake, won_stake, reversed,
          0 as open_rounds, 0::numeric as open_stake
        from game_play_hour
        where brand = ${brand} and hour >= ${timestamp(from)} and hour < ${timestamp(to)} and not is_test
        union all
        select provider, game, version, mode, 0, 0, 0, 0, 0, 0, 0, rounds, stake
        from jsonb_to_recordset(${JSON.stringify(open)}::jsonb)
          as o (provider text, game text, version text, mode text, rounds bigint, stake numeric)
      ) as play group by 1, 2, 3, 4
    ) h left join game_theory t on t.game = h.game and t.version = h.version
    order by h.game, h.mode, t.since, h.version`.execute(db)
  return rows
}

export async function countTestRounds(db: Reader, { brand, from, to }: Span): Promise<number> {
  const { rows } = await sql<{ rounds: number }>`
    select coalesce(sum(rounds), 0)::float8 as rounds from game_play_hour
    where brand = ${brand} and hour >= ${timestamp(from)} and hour < ${timestamp(to)} and is_test`.execute(db)
  return rows[0]?.rounds ?? 0
}

export async function readMark(db: Reader): Promise<{ readonly since: Instant; readonly until: Instant } | undefined> {
  const { rows } = await sql<{ since: Instant; until: Instant }>`select since, until from game_play_mark`.execute(db)
  return rows[0]
}
