import { sql } from 'kysely'
import { DAY_MS, HOUR_MS, type Instant } from '#kernel/time.ts'
import type { JobContext } from '#platform/context.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { countRounds } from '#platform/round-counts.ts'

/** Rounds of the last day, the last seven days and the last four weeks. */
export interface Plays {
  readonly day: number
  readonly week: number
  readonly month: number
}

const WEEK_MS = 7 * DAY_MS
const MONTH_MS = 4 * WEEK_MS

/** Counts the hours that ended since the last run and updates the totals that order the lists. */
export const rollUpPlaysWith =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: JobContext): Promise<void> => {
    const brand = ctx.theme.id
    const until = Math.floor(ctx.clock.now() / HOUR_MS) * HOUR_MS
    await ctx.transaction(async (tx) => {
      const from = await lockMark(tx, brand, until)
      if (from >= until) return
      const counts = await countRounds({ ...ctx, reader: tx }, slices(), { from, until })
      const games = counts.map(({ game }) => game)
      const rounds = counts.map((each) => each.rounds)
      await sql`
        insert into lobby_game_hour (brand, game, hour, rounds)
        select ${brand}, game, ${timestamp(until - HOUR_MS)}, rounds from unnest(${games}::text[], ${rounds}::bigint[]) as t (game, rounds)
        on conflict (brand, game, hour) do update set rounds = lobby_game_hour.rounds + excluded.rounds`.execute(tx)
      await sql`update lobby_game_mark set until = ${timestamp(until)} where brand = ${brand}`.execute(tx)
      await sql`delete from lobby_game_hour where brand = ${brand} and hour < ${timestamp(until - MONTH_MS)}`.execute(tx)
      await addUp(tx, brand, until)
    })
  }

/** Start of the count. The first run starts at the previous hour: earlier play was never rolled up. */
async function lockMark(tx: Tx, brand: string, until: Instant): Promise<Instant> {
  await sql`
    insert into lobby_game_mark (brand, until) values (${brand}, ${timestamp(until - HOUR_MS)}) on conflict do nothing`.execute(
    tx,
  )
  const { rows } = await sql<{ until: Instant }>`
    select until from lobby_game_mark where brand = ${brand} for update`.execute(tx)
  return rows[0]?.until ?? until
}

async function addUp(tx: Tx, brand: string, until: Instant): Promise<void> {
  await sql`delete from lobby_game_plays where brand = ${brand}`.execute(tx)
  await sql`
    insert into lobby_game_plays (brand, game, day, week, month)
    select brand, game,
      coalesce(sum(rounds) filter (where hour >= ${timestamp(until - DAY_MS)}), 0),
      coalesce(sum(rounds) filter (where hour >= ${timestamp(until - WEEK_MS)}), 0),
      sum(rounds)
    from lobby_game_hour where brand = ${brand} group by brand, game`.execute(tx)
}

export async function readPlays(db: Reader, brand: string): Promise<ReadonlyMap<string, Plays>> {
  const { rows } = await sql<{ game: string; day: bigint; week: bigint; month: bigint }>`
    select game, day, week, month from lobby_game_plays where brand = ${brand}`.execute(db)
  return new Map(rows.map(({ game, day, week, month }) => [game, { day: Number(day), week: Number(week), month: Number(month) }]))
}
