import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { type CalendarDay, DAY_MS, type Instant } from '#kernel/time.ts'
import { type CareAsked, careAsked, type CareFacts, readCareFacts, rowsOfEach, timesOfEach } from '#platform/care-facts.ts'
import type { JobContext } from '#platform/context.ts'
import { gatherReadsOf } from '#platform/db/gather-reads.ts'
import type { ServerFeature } from '#platform/feature.ts'
import type { CareFigures } from './markers.ts'
import { type PlayMove, playFiguresOf } from './play-figures.ts'

export interface Assessed {
  readonly id: Id<'plr'>
  readonly birthDate: CalendarDay
  readonly createdAt: Instant
}

const WEEK_MS = 7 * DAY_MS
const BEFORE_DAYS = 83
/** The latest of the week: enough for every threshold, and a bound for the memory. */
const MOVES_MAX = 20_000

/** The figures of one player as of now. Asked of many at once, each of its reads is one for all of them. */
export async function readFigures(ctx: JobContext, slices: readonly ServerFeature[], player: Assessed): Promise<CareFigures> {
  const now = ctx.clock.now()
  const week = now - WEEK_MS
  const since = week - BEFORE_DAYS * DAY_MS
  const [facts, moves, limitsHit] = await Promise.all([
    readCareFacts(ctx, slices, { player: player.id, since }),
    readMoves(ctx.reader, { player: player.id, since: week, zone: ctx.theme.timeZone }),
    countLimitsHit(ctx.reader, { player: player.id, since: week }),
  ])
  return {
    ...playFiguresOf(moves),
    ...figuresOf(facts, now),
    limitsHit,
    accountDays: Math.floor((now - player.createdAt) / DAY_MS),
    age: ageOn(player.birthDate, ctx.today),
  }
}

function figuresOf({ purchases, declines, methods, raises, breaks, returns }: CareFacts, now: Instant) {
  const within = (days: number) => (at: Instant) => at > now - days * DAY_MS && at <= now
  const sum = (of: CareFacts['purchases']) => of.reduce((total, { cents }) => total + cents, 0)
  const isOfWeek = within(7)
  return {
    cents: sum(purchases.filter(({ at }) => isOfWeek(at))),
    averageWeekCents: Math.round((sum(purchases.filter(({ at }) => !isOfWeek(at))) * 7) / BEFORE_DAYS),
    declines: declines.filter(isOfWeek).length,
    methods: methods.filter(isOfWeek).length,
    raises: raises.filter(isOfWeek).length,
    breaksIn90Days: breaks.filter(within(90)).length,
    returnsIn30Days: returns.filter(within(30)).length,
  }
}

function ageOn(birthDate: CalendarDay, today: CalendarDay): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(4) < birthDate.slice(4) ? years - 1 : years
}

interface MovesAsked extends CareAsked {
  readonly zone: string
}

/** Reads only each player's latest transfers, by the index of their statement. What returns of a void round is no play. */
const readMoves = gatherReadsOf(async (db, asked: readonly MovesAsked[]): Promise<PlayMove[][]> => {
  const zone = sql`(${asked.map((each) => each.zone)}::text[])[asked.no]`
  const { rows } = await sql<PlayMove & { no: bigint }>`
    select asked.no, t.at, (t.at at time zone ${zone})::date as day, extract(hour from t.at at time zone ${zone})::int as hour,
      t.ref ->> 'round' as round, coalesce(own.spent, 0)::bigint as spent, coalesce(own.gained, 0)::bigint as gained,
      (case when own.is_for_entries then t.entries + t.winnings else t.coins + t.tour_points end)::bigint as left
    from ${careAsked(asked)} cross join lateral (
      select * from ledger.transfer t where t.player = asked.player and t.at > asked.since
        and (t.kind = 'purchase' or t.ref ?& array['round', 'game']) and t.kind <> 'round-void' and t.no >= coalesce((
          select min(s.first_no) from ledger.day_sum s where s.player = asked.player and s.day >= (asked.since at time zone 'UTC')::date
        ), 0)
      order by t.no desc limit ${MOVES_MAX}
    ) t cross join lateral (
      select -sum(side.amount) filter (where side.amount < 0) as spent, sum(side.amount) filter (where side.amount > 0) as gained,
        bool_or(side.asset in ('entries', 'winnings')) as is_for_entries
      from ledger.sides_of(t.movements) as side where side.account = 'player'
    ) own order by t.no`.execute(db)
  return rowsOfEach(asked, rows)
})

/** Each limit counts once: its latest refusal is kept. */
const countLimitsHit = gatherReadsOf(async (db, asked: readonly CareAsked[]): Promise<number[]> => {
  const { rows } = await sql<{ no: bigint; at: Instant }>`
    select asked.no, r.at from ${careAsked(asked)} join play_cap_reached r on r.player = asked.player and r.at > asked.since`.execute(
    db,
  )
  return timesOfEach(asked, rows).map((own) => own.length)
})
