import { sql } from 'kysely'
import { firstIdOf } from '#kernel/id.ts'
import type { ServerFeature } from '#platform/feature.ts'
import type { OpenPlay } from '#platform/open-play.ts'
import type { GameRounds } from '#platform/round-counts.ts'

/** Round ids sort by time, so an id range bounds the time span. */
export const roundsByGame: NonNullable<ServerFeature['roundsByGame']> = async ({ reader, theme }, { from, until }) => {
  const { rows } = await sql<GameRounds>`
    select r.game, count(*)::int as rounds, count(distinct r.player)::int as players from game_provider_round r join player p on p.id = r.player
    where r.id >= ${firstIdOf('rnd', from)} and r.id < ${firstIdOf('rnd', until)} and p.brand = ${theme.id}
    group by r.game`.execute(reader)
  return rows
}

/** By the index of open rounds. */
export const openPlay: NonNullable<ServerFeature['openPlay']> = async (db, brand) => {
  const { rows } = await sql<OpenPlay>`
    select r.provider, r.game, '' as version, r.mode, count(*)::int as rounds, sum(r.stake)::float8 as stake
    from game_provider_round r join player p on p.id = r.player
    where not r.is_closed and p.brand = ${brand} and not p.is_test group by 1, 2, 4`.execute(db)
  return rows
}
