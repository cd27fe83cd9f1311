import { sql } from 'kysely'
import { HOUSE_PROVIDER } from '#features/play/house-games/contract.ts'
import { firstIdOf, type Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Played, ServerFeature } from '#platform/feature.ts'
import { sumPlay } from '#platform/earlier-play.ts'
import type { OpenPlay } from '#platform/open-play.ts'
import type { GameRounds } from '#platform/round-counts.ts'
import type { StoredBet } from './bets.ts'
import { settledPayload } from './settle-bet.ts'

const NOT_VOID = sql`not exists (select from round_void v where v.round = shared_bet.id)`

/** The player's play in shared rounds since that time, without those called off. */
export async function readPlayed({ reader, playerId }: PlayerContext, since: Instant): Promise<Played[]> {
  const { rows } = await sql<{ mode: Played['mode']; rounds: bigint; stake: bigint; win: bigint }>`
    select mode, count(*) as rounds, sum(stake)::bigint as stake, sum(win)::bigint as win
    from shared_bet where player = ${playerId} and id >= ${firstIdOf('rnd', since)} and state <> 'called-off'
    group by mode`.execute(reader)
  return rows.map(({ rounds, ...sums }) => ({ ...sums, rounds: Number(rounds) }))
}

export const roundsByGame: NonNullable<ServerFeature['roundsByGame']> = async ({ reader, theme }, { from, until }) => {
  const { rows } = await sql<GameRounds>`
    select game, count(*)::int as rounds, count(distinct player)::int as players from shared_bet
    where id >= ${firstIdOf('rnd', from)} and id < ${firstIdOf('rnd', until)} and brand = ${theme.id}
    group by game`.execute(reader)
  return rows
}

export const openPlay: NonNullable<ServerFeature['openPlay']> = async (db, brand) => {
  const { rows } = await sql<OpenPlay>`
    select ${HOUSE_PROVIDER} as provider, b.game, c.definition_hash as version, b.mode, count(*)::int as rounds, sum(b.stake)::float8 as stake
    from shared_bet b join shared_chain c on c.brand = b.brand and c.game = b.game and c.no = b.chain
    where b.state = 'open' and b.brand = ${brand} and exists (select from player p where p.id = b.player and not p.is_test)
    group by 2, 3, 4`.execute(db)
  return rows
}

export const sumEarlierPlay: NonNullable<ServerFeature['sumEarlierPlay']> = async (db, { before, after, roundsMax }) => {
  const window = sql`select * from shared_bet where id > ${after} order by id limit ${roundsMax}`
  const { rows } = await sql<{ last: string | null }>`select max(id) as last from (${window}) w`.execute(db)
  if (rows[0]!.last === null) return null
  const parts = await sumPlay(
    db,
    sql`
      select b.player, ${HOUSE_PROVIDER} as provider, b.game, c.definition_hash as version, b.mode, b.stake, b.win,
        b.from_won as won_stake, false as is_free, b.settled_at as at
      from (${window}) b join shared_chain c on c.brand = b.brand and c.game = b.game and c.no = b.chain
      where b.state = 'settled' and b.settled_at < ${new Date(before)}`,
  )
  return { parts, cursor: rows[0]!.last }
}

export const settledRounds: NonNullable<ServerFeature['settledRounds']> = async (db, { players, since, limit }) => {
  const { rows } = await sql<StoredBet & { settled_at: Instant; definition_hash: string }>`
    select b.*, c.definition_hash from shared_bet b
    join shared_chain c on c.brand = b.brand and c.game = b.game and c.no = b.chain
    where b.player = any(${players}::text[]) and b.id >= ${firstIdOf('rnd', since)} and b.state = 'settled'
    order by b.id limit ${limit}`.execute(db)
  return rows.map((bet) => ({ player: bet.player, at: bet.settled_at, payload: settledPayload(bet, bet.definition_hash) }))
}

export const playOf: NonNullable<ServerFeature['playOf']> = async (db, { players, from, until }) => {
  const { rows } = await sql<{ player: Id<'plr'>; mode: Played['mode']; stake: number; win: number }>`
    select player, mode, sum(stake)::float8 as stake, sum(win)::float8 as win from shared_bet
    where player = any(${players}::text[]) and state = 'settled'
      and id >= ${firstIdOf('rnd', from)} and id < ${firstIdOf('rnd', until)}
    group by player, mode`.execute(db)
  return rows
}

/** The favorite game, and a best win below ten times its stake, are looked for among this many latest bets. */
const LOOKED_THROUGH = 5_000

type Best = Pick<StoredBet, 'id' | 'game' | 'mode' | 'stake' | 'win' | 'at'>

/** Large wins have an index of their own, so that no win is forgotten as the player plays on. */
export const playRecord: NonNullable<ServerFeature['playRecord']> = async (db, player) => {
  const latest = sql`select id, game, mode, stake, win, at from shared_bet
    where player = ${player} and state = 'settled' and ${NOT_VOID} order by id desc limit ${LOOKED_THROUGH}`
  const [{ rows: counted }, { rows: recent }, { rows: best }] = await Promise.all([
    sql<{ rounds: number }>`
      select count(*)::int as rounds from shared_bet where player = ${player} and state = 'settled'`.execute(db),
    sql<{ game: string; rounds: number }>`
      select game, count(*)::int as rounds from (${latest}) as latest group by game order by 2 desc limit 1`.execute(db),
    sql<Best>`
      select * from ((select id, game, mode, stake, win, at from shared_bet
        where player = ${player} and win >= stake * 10 and ${NOT_VOID} order by win::float8 / stake::float8 desc limit 1)
      union all
      (select * from (${latest}) as latest where win > 0 order by win::float8 / stake::float8 desc limit 1)) as either_best
      order by win::float8 / stake::float8 desc limit 1`.execute(db),
  ])
  return { rounds: counted[0]?.rounds ?? 0, recent, best: best[0] ?? null }
}
