import { sql } from 'kysely'
import { firstIdOf } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Played, ServerFeature } from '#platform/feature.ts'
import { factsOf } from './end-round.ts'
import type { ProviderRound } from './store.ts'

/** The player's play at other providers' games since that time. */
export async function readPlayed({ reader, playerId }: PlayerContext, since: Instant): Promise<Played[]> {
  const { rows } = await sql<{ mode: Played['mode']; rounds: bigint; stake: bigint; win: bigint }>`
    select mode, count(*) as rounds, sum(case when is_free then 0 else stake end)::bigint as stake, sum(win)::bigint as win
    from game_provider_round
    where player = ${playerId} and id >= ${firstIdOf('rnd', since)} group by mode`.execute(reader)
  return rows.map(({ rounds, ...sums }) => ({ ...sums, rounds: Number(rounds) }))
}

/** Closed rounds with a bet, net of what was taken back since. Round ids sort by time, so no older rounds are read. */
export const settledRounds: NonNullable<ServerFeature['settledRounds']> = async (db, { players, since, limit }) => {
  const { rows } = await sql<ProviderRound & { at: Instant }>`
    select r.*, coalesce(r.closed_at, r.opened_at) as at from game_provider_round r
    where r.player = any(${players}::text[]) and r.id >= ${firstIdOf('rnd', since)} and r.is_closed and exists (
      select from game_provider_transaction t
      where t.provider = r.provider and t.round = r.round and t.kind = 'bet' and not t.is_rolled_back)
    order by r.id limit ${limit}`.execute(db)
  return rows.map((round) => ({ player: round.player, at: round.at, payload: factsOf(round) }))
}
