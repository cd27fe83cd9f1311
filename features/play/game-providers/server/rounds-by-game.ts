import { sql } from 'kysely'
import { firstIdOf } from '#kernel/id.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { sumPlay } from '#platform/earlier-play.ts'
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

/** In the order of provider and round. A round whose bets were all rolled back was never settled. */
export const sumEarlierPlay: NonNullable<ServerFeature['sumEarlierPlay']> = async (db, { before, after, roundsMax }) => {
  const [provider = '', round = ''] = after === '' ? [] : (JSON.parse(after) as string[])
  const window = sql`
    select * from game_provider_round where (provider, round) > (${provider}, ${round}) order by provider, round limit ${roundsMax}`
  const { rows } = await sql<{ provider: string; round: string }>`
    select provider, round from (${window}) w order by provider desc, round desc limit 1`.execute(db)
  if (!rows[0]) return null
  const parts = await sumPlay(
    db,
    sql`
      select r.player, r.provider, r.game, '' as version, r.mode, r.stake, r.win, r.from_won as won_stake, r.is_free, r.closed_at as at
      from (${window}) r where r.is_closed and r.closed_at < ${new Date(before)} and exists (
        select from game_provider_transaction t
        where t.provider = r.provider and t.round = r.round and t.kind = 'bet' and not t.is_rolled_back)`,
  )
  return { parts, cursor: JSON.stringify([rows[0].provider, rows[0].round]) }
}
