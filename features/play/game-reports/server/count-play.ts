import { sql } from 'kysely'
import { playableGames } from '#games/all.ts'
import { returnsOf, waysToPlay } from '#engine/math-report/math-report.ts'
import { firstIdOf } from '#kernel/id.ts'
import { type Instant, MINUTE_MS } from '#kernel/time.ts'
import type { Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { SiteServices } from '#platform/feature.ts'

/** Its cursor in `outbox.reader` keeps events in the table until they are counted. */
export const PLAY_READER = 'game-reports'

/** About as many events are counted in one transaction: a first run has weeks of them. */
const WINDOW_MAX = 200_000

type Counting = Pick<SiteServices, 'database' | 'clock' | 'log'>

/** Adds up the rounds that were settled or taken back since the last run. Each counts once, in any number of processes. */
export async function countPlay(services: Counting, most = WINDOW_MAX): Promise<void> {
  await services.database.transaction((tx) => noteTheory(tx, services.clock.now()))
  for (let isCurrent = false; !isCurrent;) isCurrent = await countWindow(services, most)
}

/** Unread are events after `done`, but for those up to `last_id` until `until`: a restored database sets these. */
interface Counted {
  readonly done: string
  readonly until: string
  readonly last_id: bigint
  /** When counting began. */
  readonly since: Instant
}

/** Returns whether it counted up to now. */
const countWindow = ({ database, clock, log }: Counting, most: number): Promise<boolean> =>
  database.transaction(async (tx) => {
    await openCursor(tx, { clock, log })
    const { rows: held } = await sql<Counted>`
      select r.done::text, r.until::text, r.last_id, m.since from outbox.reader r, game_play_mark m where r.name = ${PLAY_READER}
      for update of r`.execute(tx)
    const counted = held[0]!
    const { next, isCurrent } = await readNext(tx, counted, most)
    await addUp(tx, counted, next)
    await sql`
      update outbox.reader set done = ${next}::pg_snapshot, until = ${next}::pg_snapshot, last_id = 0
      where name = ${PLAY_READER}`.execute(tx)
    if (isCurrent) await sql`update game_play_mark set until = ${timestamp(clock.now())}`.execute(tx)
    return isCurrent
  })

/**
 * Up to where this window counts: now, or what is committed before a transaction about `most` events on. Only when the cursor
 * is held: a snapshot from before a wait for its lock is older than the cursor.
 */
async function readNext(tx: Tx, { done }: Counted, most: number) {
  const { rows } = await sql<{ next: string; isCurrent: boolean }>`
    with now as materialized (select outbox.snapshot_of_others() as at), cut as (
      select e.txid as at from (
        select txid from outbox.event where txid >= pg_snapshot_xmax(${done}::pg_snapshot) order by txid offset ${most} limit 1
      ) e where e.txid > pg_snapshot_xmax(${done}::pg_snapshot))
    select case when cut.at is null then now.at else
        concat_ws(':', least(pg_snapshot_xmin(now.at)::text::numeric, cut.at::text::numeric), cut.at,
          coalesce((select string_agg(id::text, ',' order by id) from pg_snapshot_xip(now.at) as id where id < cut.at), ''))::pg_snapshot
      end::text as next, cut.at is null as "isCurrent"
    from now left join cut on true`.execute(tx)
  return rows[0]!
}

/**
 * The first run counts every event that is in the table. If the cursor is lost, what was counted is not counted again: it
 * starts from now, and a part is missing.
 */
async function openCursor(tx: Tx, { clock, log }: Pick<SiteServices, 'clock' | 'log'>): Promise<void> {
  const now = timestamp(clock.now())
  const { rows } = await sql<{ wasLost: boolean }>`
    insert into outbox.reader (name, done, until)
    select ${PLAY_READER}, start.at, start.at
    from (select case when exists (select from game_play_mark) then outbox.snapshot_of_others() else '1:1:'::pg_snapshot end as at) as start
    on conflict do nothing returning exists (select from game_play_mark) as "wasLost"`.execute(tx)
  if (rows[0]?.wasLost) log.error({ reader: PLAY_READER }, 'the game report has lost its cursor: rounds are missing in it')
  await sql`
    insert into game_play_mark (since, until)
    select least(${now}, (
      select min(at) from outbox.event where type = 'round.settled' and brand is not null and payload ->> 'provider' is not null)), ${now}
    where not exists (select from game_play_mark) on conflict do nothing`.execute(tx)
}

/**
 * A voided or reversed round leaves the sums; a reversed part of one lowers them. Rounds from before the count are in no sum,
 * and leave none.
 */
const addUp = (tx: Tx, { done, until, last_id, since }: Counted, next: string) =>
  sql`
  insert into game_play_hour as h (brand, hour, provider, game, version, mode, is_test, rounds, stake, win, won_stake,
    free_rounds, free_stake, reversed)
  select brand, hour, provider, game, version, mode, is_test, sum(rounds), sum(sign * stake), sum(sign * win), sum(sign * won_stake),
    sum(case when is_free then rounds else 0 end), sum(case when is_free then sign * stake else 0 end), count(*) filter (where rounds < 0)
  from (
    select e.brand, date_trunc('hour', e.at, 'UTC') as hour, e.payload ->> 'provider' as provider, e.payload ->> 'game' as game,
      coalesce(e.payload ->> 'defHash', '') as version, e.payload ->> 'mode' as mode, p.is_test,
      case when e.type = 'round.settled' then 1 when e.type = 'round.voided' or (e.payload ->> 'isWhole')::boolean then -1 else 0 end as rounds,
      case when e.type = 'round.settled' then 1 else -1 end as sign, (e.payload ->> 'stake')::numeric as stake,
      (e.payload ->> 'win')::numeric as win, (e.payload ->> 'stakeWon')::numeric as won_stake,
      (e.payload ->> 'isFree')::boolean as is_free
    from outbox.event e join player p on p.id = e.player
    where e.txid >= pg_snapshot_xmin(${done}::pg_snapshot) and e.txid < pg_snapshot_xmax(${next}::pg_snapshot)
      and not pg_visible_in_snapshot(e.txid, ${done}::pg_snapshot) and pg_visible_in_snapshot(e.txid, ${next}::pg_snapshot)
      and not (pg_visible_in_snapshot(e.txid, ${until}::pg_snapshot) and e.id <= ${last_id})
      and (e.type = 'round.settled' or (e.payload ->> 'roundId') collate "C" >= ${firstIdOf('rnd', since - MINUTE_MS)})
      and e.type in ('round.settled', 'round.reversed', 'round.voided') and e.brand is not null and e.payload ->> 'provider' is not null
  ) as ended
  group by 1, 2, 3, 4, 5, 6, 7
  on conflict (brand, hour, game, provider, version, mode, is_test) do update set
    rounds = h.rounds + excluded.rounds, stake = h.stake + excluded.stake, win = h.win + excluded.win,
    won_stake = h.won_stake + excluded.won_stake, free_rounds = h.free_rounds + excluded.free_rounds,
    free_stake = h.free_stake + excluded.free_stake, reversed = h.reversed + excluded.reversed`.execute(tx)

/** Keeps the theoretical return of the versions that run now, for when they have been replaced. */
async function noteTheory(tx: Tx, now: Instant): Promise<void> {
  const theories = playableGames.map(({ slug, mathReport }) => {
    const returns = waysToPlay(mathReport).flatMap(returnsOf)
    const points = returns.map(({ decimal }) => Math.round(Number(decimal) * 10_000))
    return {
      game: slug,
      version: mathReport.defHash,
      name: String(mathReport.version),
      rtp_min: Math.min(...points),
      rtp_max: Math.max(...points),
    }
  })
  await sql`
    insert into game_theory (game, version, name, rtp_min, rtp_max, since)
    select t.game, t.version, t.name, t.rtp_min, t.rtp_max, ${timestamp(now)}
    from jsonb_to_recordset(${JSON.stringify(theories)}::jsonb) as t (game text, version text, name text, rtp_min int, rtp_max int)
    on conflict do nothing`.execute(tx)
}
