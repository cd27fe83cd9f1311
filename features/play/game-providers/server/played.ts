import { sql } from 'kysely'
import { firstIdOf } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Played } from '#platform/feature.ts'

/** What the player played at other providers' games since then. */
export async function readPlayed({ reader, playerId }: PlayerContext, since: Instant): Promise<Played[]> {
  const { rows } = await sql<{ mode: Played['mode']; rounds: bigint; stake: bigint; win: bigint }>`
    select mode, count(*) as rounds, sum(case when is_free then 0 else stake end)::bigint as stake, sum(win)::bigint as win
    from game_provider_round
    where player = ${playerId} and id >= ${firstIdOf('rnd', since)} group by mode`.execute(reader)
  return rows.map(({ rounds, ...sums }) => ({ ...sums, rounds: Number(rounds) }))
}
