import { sql } from 'kysely'
import { HOUSE_PROVIDER } from '#features/play/house-games/contract.ts'
import { firstIdOf } from '#kernel/id.ts'
import { DAY_MS, type Instant, MINUTE_MS } from '#kernel/time.ts'
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

/**
 * The hours of a period by game, version and mode, with the rounds that are open now. Hours are summed apart: in parallel. Rounds
 * from before the count `since` that were voided are taken from their record, as the count passes over their events.
 */
export async function readPlay(
  db: Reader,
  { brand, from, to, since }: Span & { readonly since: Instant | null },
  open: readonly OpenPlay[],
): Promise<StoredPlay[]> {
  const { rows } = await sql<StoredPlay>`
    select provider, game, version, mode, coalesce(h.rounds, 0)::float8 as rounds, coalesce(h.stake, 0)::float8 as stake,
      coalesce(h.win, 0)::float8 as win, coalesce(h.free_rounds, 0)::float8 as "freeRounds",
      coalesce(h.free_stake, 0)::float8 as "freeStake", coalesce(h.won_stake, 0)::float8 as "wonStake",
      coalesce(h.reversed, 0)::float8 as reversed, coalesce(o.rounds, 0)::float8 as "openRounds",
      coalesce(o.stake, 0)::float8 as "openStake", t.name, t.rtp_min as min, t.rtp_max as max
    from (
      select provider, game, version, mode, sum(rounds) as rounds, sum(stake) as stake, sum(win) as win,
        sum(free_rounds) as free_rounds, sum(free_stake) as free_stake, sum(won_stake) as won_stake, sum(reversed) as reversed
      from (
        select provider, game, version, mode, rounds, stake, win, free_rounds, free_stake, won_stake, reversed from game_play_hour
        where brand = ${brand} and hour >= ${timestamp(from)} and hour < ${timestamp(to)} and not is_test
        union all
        select ${HOUSE_PROVIDER}, v.game, v.definition_hash, v.mode, -1, -v.stake, -v.win,
          case when v.is_free then -1 else 0 end, case when v.is_free then -v.stake else 0 end, coalesce(-v.from_won, 0), 1
        from round_void v join player p on p.id = v.player
        where v.brand = ${brand} and v.at >= ${timestamp(from)} and v.at < ${timestamp(to)} and not p.is_test
          and v.round collate "C" < ${since === null ? '' : firstIdOf('rnd', since - MINUTE_MS)}
      ) s group by 1, 2, 3, 4
    ) h full join (
      select provider, game, version, mode, sum(rounds) as rounds, sum(stake) as stake
      from jsonb_to_recordset(${JSON.stringify(open)}::jsonb)
        as o (provider text, game text, version text, mode text, rounds bigint, stake numeric) group by 1, 2, 3, 4
    ) o using (provider, game, version, mode) left join game_theory t using (game, version)
    order by game, mode, t.since, version`.execute(db)
  return rows
}

export async function countTestRounds(db: Reader, { brand, from, to }: Span): Promise<number> {
  const { rows } = await sql<{ rounds: number }>`
    select coalesce(sum(rounds), 0)::float8 as rounds from game_play_hour
    where brand = ${brand} and hour >= ${timestamp(from)} and hour < ${timestamp(to)} and is_test`.execute(db)
  return rows[0]?.rounds ?? 0
}

/** Whether the site had players long before counting began: their plays are in no sum. */
export async function hadPlayersBefore(db: Reader, since: Instant): Promise<boolean> {
  const { rows } = await sql`select from player where id < ${firstIdOf('plr', since - DAY_MS)} limit 1`.execute(db)
  return rows.length > 0
}

interface Mark {
  /** When counting began, by events. */
  readonly since: Instant
  readonly until: Instant
  /** Rounds from before were added, too. */
  readonly isWhole: boolean
}

export async function readMark(db: Reader): Promise<Mark | undefined> {
  const { rows } = await sql<Mark>`select since, until, is_whole as "isWhole" from game_play_mark`.execute(db)
  return rows[0]
}

/** The first hour of a brand with a sum; null without one. */
export async function readFirstHour(db: Reader, brand: string): Promise<Instant | null> {
  const { rows } = await sql<{
    hour: Instant | null
  }>`select min(hour) as hour from game_play_hour where brand = ${brand}`.execute(db)
  return rows[0]!.hour
}
