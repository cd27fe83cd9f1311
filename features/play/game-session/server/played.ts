import { sql } from 'kysely'
import { HOUSE_PROVIDER } from '#features/play/house-games/contract.ts'
import type { EventPayload } from '#kernel/event.ts'
import { firstIdOf, type Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Reader } from '#platform/db/database.ts'
import { roundAmounts, type roundSettled } from '#platform/events/index.ts'
import type { Played, ServerFeature } from '#platform/feature.ts'
import type { OpenPlay } from '#platform/open-play.ts'
import type { GameRounds } from '#platform/round-counts.ts'
import type { BestWin } from '#platform/round-archive/places.ts'
import type { RoundRow } from '#platform/round-archive/round-files.ts'
import { readArchivedBest, readArchivedGames, readArchivedMonths, sumRounds } from '#platform/round-archive/sum-rounds.ts'
import type { Rounds } from './archived.ts'
import type { StoredRound } from './store.ts'

/** The player's play at the house's games since that time. Round ids sort by time, so no older rounds are read. */
export const playedIn =
  ({ folder }: Rounds) =>
  async ({ reader, playerId }: PlayerContext, since: Instant): Promise<Played[]> => {
    const sums = await sumRounds(reader, folder, { players: [playerId], from: since, until: NEVER })
    return sums.map(({ mode, rounds, stake, win }) => ({ mode, rounds, stake: BigInt(stake), win: BigInt(win) }))
  }

/** After every round. */
const NEVER = 2 ** 48 - 1

/** Round ids sort by time, so an id range bounds the time span. Only hours that have just ended are asked for: of the table. */
export const roundsByGame: NonNullable<ServerFeature['roundsByGame']> = async ({ reader, theme }, { from, until }) => {
  const { rows } = await sql<GameRounds>`
    select r.game, count(*)::int as rounds, count(distinct r.player)::int as players from game_round r join player p on p.id = r.player
    where r.id >= ${firstIdOf('rnd', from)} and r.id < ${firstIdOf('rnd', until)} and p.brand = ${theme.id}
    group by r.game`.execute(reader)
  return rows
}

/** By the index of open rounds, which are few. */
export const openPlay: NonNullable<ServerFeature['openPlay']> = async (db, brand) => {
  const { rows } = await sql<OpenPlay>`
    select ${HOUSE_PROVIDER} as provider, r.game, r.definition_hash as version, r.mode, count(*)::int as rounds, sum(r.stake)::float8 as stake
    from game_round r join player p on p.id = r.player
    where r.open_in is not null and p.brand = ${brand} and not p.is_test group by 2, 3, 4`.execute(db)
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

type SettledAt = Settled & { readonly player: Id<'plr'>; readonly at: Instant }

/**
 * Round ids sort by time, so no older rounds are read. A round in several steps is settled by its last one. Of more rounds
 * than the limit the oldest ones.
 */
export const settledRoundsIn =
  (rounds: Rounds): NonNullable<ServerFeature['settledRounds']> =>
  async (db, { players, since, limit }) => {
    const { rows } = await sql<SettledAt>`
      select id, player, game, mode, stake, win, from_granted, from_won, free_spins, definition_hash,
        case when choices is null then at else coalesce((select max(s.at) from game_round_step s where s.round = r.id), at) end as at
      from game_round r
      where player = any(${players}::text[]) and id >= ${firstIdOf('rnd', since)} and awaiting is null
      order by id limit ${limit}`.execute(db)
    const found = new Map(rows.map((round) => [round.id, round]))
    for await (const round of settledArchived(db, rounds, { players, since, limit })) found.set(round.id, round)
    return [...found.values()]
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
      .slice(0, limit)
      .map((round) => ({ player: round.player, at: round.at, payload: settledPayload(round) }))
  }

const SETTLED: readonly (keyof RoundRow)[] = [
  ...(['id', 'player', 'game', 'mode', 'stake', 'win', 'from_granted', 'from_won', 'free_spins'] as const),
  ...(['definition_hash', 'at_micros', 'steps'] as const),
]

/** Month by month from the oldest one, until there are enough. */
async function* settledArchived(
  db: Reader,
  { archived }: Rounds,
  { players, since, limit }: { readonly players: readonly Id<'plr'>[]; readonly since: Instant; readonly limit: number },
): AsyncGenerator<SettledAt> {
  let count = 0
  for (const month of await readArchivedMonths(db, players, since)) {
    if (count >= limit) return
    for (const player of players) {
      const wanted = {
        since: firstIdOf('rnd', Math.max(since, month.since)),
        before: firstIdOf('rnd', month.until),
        columns: SETTLED,
      }
      for await (const { steps, ...round } of archived(db, player, wanted)) {
        count++
        const last = steps?.at(-1)
        yield last ? { ...round, at: Math.floor(last.at / 1_000) } : round
      }
    }
  }
}

export const playOfIn =
  ({ folder }: Rounds): NonNullable<ServerFeature['playOf']> =>
  async (db, span) =>
    (await sumRounds(db, folder, span)).map(({ rounds: _, ...sum }) => sum)

export const freeSpinsUse: NonNullable<ServerFeature['freeSpinsUse']> = async (db, keys, at) => {
  const { rows } = await sql<{ used: number; expired: number }>`
    select coalesce(sum(used), 0)::int as used,
      coalesce(sum(count - used) filter (where expires_at <= ${new Date(at)}), 0)::int as expired
    from game_free_spins where id = any(${keys}::text[])`.execute(db)
  return rows[0]!
}

/** The favorite game, and a best win below ten times its stake, are looked for among this many latest rounds. */
const LOOKED_THROUGH = 5_000

const NOT_VOID = sql`not exists (select from round_void v where v.round = game_round.id)`

type Best = Pick<StoredRound, 'id' | 'game' | 'mode' | 'stake' | 'win' | 'at'>

/**
 * Large wins have an index of their own, so that no win is forgotten as the player plays on. Of archived rounds there are
 * counts and the best win.
 */
export const playRecord: NonNullable<ServerFeature['playRecord']> = async (db, player) => {
  const latest = sql`select id, game, mode, stake, win, at, open_in from game_round
    where player = ${player} and ${NOT_VOID} order by id desc limit ${LOOKED_THROUGH}`
  const [{ rows: counted }, { rows: games }, { rows: best }] = await Promise.all([
    sql<{ rounds: number }>`
      select ((select count(*) from game_round where player = ${player})
        + (select coalesce(sum(rounds), 0) from game_round_archived where player = ${player}))::int as rounds`.execute(db),
    sql<GameCount>`select game, count(*)::int as rounds, max(id) as last from (${latest}) as latest group by game`.execute(db),
    sql<Best>`
      select * from ((select id, game, mode, stake, win, at from game_round
        where player = ${player} and stake > 0 and win >= stake * 10 and open_in is null and ${NOT_VOID}
        order by win::float8 / stake::float8 desc limit 1)
      union all
      (select id, game, mode, stake, win, at from (${latest}) as latest
        where stake > 0 and win > 0 and open_in is null order by win::float8 / stake::float8 desc limit 1)) as either_best
      order by win::float8 / stake::float8 desc limit 1`.execute(db),
  ])
  const archived = await readArchivedBest(db, player)
  const bests = [...best, ...(archived ? [toBest(archived)] : [])]
  return {
    rounds: counted[0]?.rounds ?? 0,
    recent: (await withArchivedGames(db, player, games)).slice(0, 1),
    best:
      bests.toSorted((one, other) => Number(other.win) / Number(other.stake) - Number(one.win) / Number(one.stake))[0] ?? null,
  }
}

interface GameCount {
  readonly game: string
  readonly rounds: number
  /** The last round of the game. */
  readonly last: string
}

/** Games by their rounds among the latest ones, and among those of the newest files where these are too few. */
async function withArchivedGames(db: Reader, player: Id<'plr'>, games: readonly GameCount[]): Promise<GameCount[]> {
  const counts = new Map(games.map((each) => [each.game, each]))
  const missing = LOOKED_THROUGH - games.reduce((sum, { rounds }) => sum + rounds, 0)
  for (const file of await readArchivedGames(db, player, missing))
    for (const [game, count, lastId] of file.games) {
      const { rounds = 0, last = '' } = counts.get(game) ?? {}
      counts.set(game, { game, rounds: rounds + count, last: last > lastId ? last : lastId })
    }
  return [...counts.values()].toSorted((one, other) => other.rounds - one.rounds || (one.last < other.last ? 1 : -1))
}

const toBest = ({ stake, win, ...round }: BestWin): Best => ({ ...round, stake: BigInt(stake), win: BigInt(win) }) as Best
