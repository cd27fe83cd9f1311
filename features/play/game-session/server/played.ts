import { sql } from 'kysely'
import { HOUSE_PROVIDER } from '#features/play/house-games/contract.ts'
import type { EventPayload } from '#kernel/event.ts'
import { firstIdOf, type Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { PlayerContext } from '#platform/context.ts'
import { roundAmounts, type roundSettled } from '#platform/events/index.ts'
import type { Played, ServerFeature } from '#platform/feature.ts'
import type { GameRounds } from '#platform/round-counts.ts'
import type { StoredRound } from './store.ts'

/** The player's play at the house's games since that time. Round ids sort by time, so no older rounds are read. */
export async function readPlayed({ reader, playerId }: PlayerContext, since: Instant): Promise<Played[]> {
  const { rows } = await sql<{ mode: Played['mode']; rounds: bigint; stake: bigint; win: bigint }>`
    select mode, count(*) as rounds, sum(case when free_spins is null then stake else 0 end)::bigint as stake,
      sum(win)::bigint as win
    from game_round where player = ${playerId} and id >= ${firstIdOf('rnd', since)} group by mode`.execute(reader)
  return rows.map(({ rounds, ...sums }) => ({ ...sums, rounds: Number(rounds) }))
}

/** Round ids sort by time, so an id range bounds the time span. */
export const roundsByGame: NonNullable<ServerFeature['roundsByGame']> = async ({ reader, theme }, { from, until }) => {
  const { rows } = await sql<GameRounds>`
    select r.game, count(*)::int as rounds, count(distinct r.player)::int as players from game_round r join player p on p.id = r.player
    where r.id >= ${firstIdOf('rnd', from)} and r.id < ${firstIdOf('rnd', until)} and p.brand = ${theme.id}
    group by r.game`.execute(reader)
  return rows
}

type Settled = Pick<StoredRound, 'id' | 'game' | 'mode' | 'stake' | 'win' | 'from_granted' | 'from_won'> &
  Pick<StoredRound, 'free_spins' | 'definition_hash'>

/** What the event of a settled round says of it. */
export const settledPayload = (round: Settled): EventPayload<typeof roundSettled> => ({
  roundId: round.id,
  game: round.game,
  provider: HOUSE_PROVIDER,
  mode: round.mode,
  ...roundAmounts(round),
  isFree: round.free_spins !== null,
  freeGrant: round.free_spins,
  defHash: round.definition_hash,
})

/** Round ids sort by time, so no older rounds are read. A round in several steps is settled by its last one. */
export const settledRounds: NonNullable<ServerFeature['settledRounds']> = async (db, { players, since, limit }) => {
  const { rows } = await sql<Settled & { player: Id<'plr'>; at: Instant }>`
    select id, player, game, mode, stake, win, from_granted, from_won, free_spins, definition_hash,
      case when choices is null then at else coalesce((select max(s.at) from game_round_step s where s.round = r.id), at) end as at
    from game_round r
    where player = any(${players}::text[]) and id >= ${firstIdOf('rnd', since)} and awaiting is null
    order by id limit ${limit}`.execute(db)
  return rows.map((round) => ({ player: round.player, at: round.at, payload: settledPayload(round) }))
}

export const playOf: NonNullable<ServerFeature['playOf']> = async (db, { players, from, until }) => {
  const { rows } = await sql<{ player: Id<'plr'>; mode: Played['mode']; stake: number; win: number }>`
    select player, mode, coalesce(sum(stake) filter (where free_spins is null), 0)::float8 as stake, sum(win)::float8 as win
    from game_round
    where player = any(${players}::text[]) and id >= ${firstIdOf('rnd', from)} and id < ${firstIdOf('rnd', until)}
    group by player, mode`.execute(db)
  return rows
}

export const freeSpinsUse: NonNullable<ServerFeature['freeSpinsUse']> = async (db, keys, at) => {
  const { rows } = await sql<{ used: number; expired: number }>`
    select coalesce(sum(used), 0)::int as used,
      coalesce(sum(count - used) filter (where expires_at <= ${new Date(at)}), 0)::int as expired
    from game_free_spins where id = any(${keys}::text[])`.execute(db)
  return rows[0]!
}

/** The favorite game, and a best win below ten times its stake, are looked for among this many latest rounds. */
const LOOKED_THROUGH = 5_000

type Best = Pick<StoredRound, 'id' | 'game' | 'mode' | 'stake' | 'win' | 'at'>

/** Large wins have an index of their own, so that no win is forgotten as the player plays on. */
export const playRecord: NonNullable<ServerFeature['playRecord']> = async (db, player) => {
  const latest = sql`select id, game, mode, stake, win, at, open_in from game_round where player = ${player} order by id desc limit ${LOOKED_THROUGH}`
  const [{ rows: counted }, { rows: recent }, { rows: best }] = await Promise.all([
    sql<{ rounds: number }>`select count(*)::int as rounds from game_round where player = ${player}`.execute(db),
    sql<{ game: string; rounds: number }>`
      select game, count(*)::int as rounds from (${latest}) as latest group by game order by rounds desc, max(id) desc limit 1`.execute(
      db,
    ),
    sql<Best>`
      select * from ((select id, game, mode, stake, win, at from game_round
        where player = ${player} and stake > 0 and win >= stake * 10 and open_in is null
        order by win::float8 / stake::float8 desc limit 1)
      union all
      (select id, game, mode, stake, win, at from (${latest}) as latest
        where stake > 0 and win > 0 and open_in is null order by win::float8 / stake::float8 desc limit 1)) as either_best
      order by win::float8 / stake::float8 desc limit 1`.execute(db),
  ])
  return { rounds: counted[0]?.rounds ?? 0, recent, best: best[0] ?? null }
}
