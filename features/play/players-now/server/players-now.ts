import { sql } from 'kysely'
import type { ReplyOf } from '#kernel/contract.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import type { JobContext, VisitorContext } from '#platform/context.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { countRounds } from '#platform/round-counts.ts'
import { type getPlaying as contract, PLAYING_SHOWN_MIN } from '../contract.ts'

/** A player who started a round within this time is in the game. */
const PRESENT_MS = 3 * MINUTE_MS
/** An older count says nothing of now, as after a night without the job. */
const FRESH_MS = 3 * MINUTE_MS

/** Counts the players of each game of the brand. */
export const countPlayersWith =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: JobContext): Promise<void> => {
    const [brand, now] = [ctx.theme.id, ctx.clock.now()]
    const counts = await countRounds(ctx, slices(), { from: now - PRESENT_MS, until: now })
    const games = counts.map(({ game }) => game)
    const players = counts.map((each) => each.players)
    await ctx.transaction(async (tx) => {
      await sql`delete from players_now where brand = ${brand}`.execute(tx)
      await sql`
        insert into players_now (brand, game, players, counted_at)
        select ${brand}, game, players, ${timestamp(now)} from unnest(${games}::text[], ${players}::int[]) as t (game, players)`.execute(
        tx,
      )
    })
  }

export async function getPlaying({ reader, theme, clock }: VisitorContext): Promise<ReplyOf<typeof contract>> {
  const { rows } = await sql<{ game: string; players: number }>`
    select game, players from players_now
    where brand = ${theme.id} and players >= ${PLAYING_SHOWN_MIN} and counted_at > ${timestamp(clock.now() - FRESH_MS)}`.execute(
    reader,
  )
  return { success: true, data: { games: Object.fromEntries(rows.map(({ game, players }) => [game, players])) } }
}
