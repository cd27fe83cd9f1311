import { type RawBuilder, sql } from 'kysely'
import type { ModeReport } from '#engine/math-report/math-report.ts'
import { findGame } from '#games/all.ts'
import { firstIdOf } from '#kernel/id.ts'
import { MUST_DROP_GAMES } from '#kernel/must-drops.ts'
import { HOUR_MS, type Instant } from '#kernel/time.ts'
import type { Context } from '#platform/context.ts'
import type { Reader } from '#platform/db/database.ts'
import type { GameMode } from '#features/play/game-session/contract.ts'
import type { LiveReturn } from '../shared/operator-contract.ts'

/** Below this many rounds the variance is too large for an alarm. */
const ROUNDS_LEAST = 1_000
/** Must-drop jackpots of a round: paid on top of the game's return. Other jackpots are part of it. */
const DROPPED = sql`case when pools is null or game <> all (${MUST_DROP_GAMES}) then 0
  else (select coalesce(sum(dropped::bigint), 0) from json_each_text(pools) as pool (tier, dropped)) end`

/** Allowed deviation from the math report, in standard deviations. */
const DEVIATIONS_MAX = 5

/**
 * Counts the rounds of the hours that ended since the last run, without those of test accounts. Each hour is counted once,
 * in any number of processes, and its rounds stay in the table until then (`roundsCountedUntil`).
 */
export async function countReturns(ctx: Pick<Context, 'clock' | 'transaction'>): Promise<void> {
  const until = (Math.floor(ctx.clock.now() / HOUR_MS) - 1) * HOUR_MS
  await ctx.transaction(async (tx) => {
    const { rows } = await sql<{ until: Instant }>`select until from game_return_mark for update`.execute(tx)
    const from = rows[0]?.until ?? 0
    if (from >= until) return
    const [first, end] = [firstIdOf('rnd', from), firstIdOf('rnd', until)]
    await sql`
      insert into game_return (game, definition_hash, mode, hour, rounds, stake, win, stake_squares)
      select game, definition_hash, mode, date_trunc('hour', at, 'UTC'), sum(rounds), sum(stake), sum(win), sum(stake::numeric * stake)
      from (
        select game, definition_hash, mode, at, 1 as rounds, stake, win - ${DROPPED} as win
        from game_round r where id >= ${first} and id < ${end} and open_in is null and ${byPlayers(sql`r.player`)}
        union all ${sharedRounds(first, end)}
      ) as played
      group by 1, 2, 3, 4
      on conflict (game, definition_hash, mode, hour) do update set
        rounds = game_return.rounds + excluded.rounds, stake = game_return.stake + excluded.stake,
        win = game_return.win + excluded.win, stake_squares = game_return.stake_squares + excluded.stake_squares`.execute(tx)
    await sql`update game_return_mark set until = ${new Date(until)}`.execute(tx)
  })
}

/** Hours from then on are still to be counted. */
export async function readCountedUntil(db: Reader): Promise<Instant> {
  const { rows } = await sql<{ until: Instant }>`select until from game_return_mark`.execute(db)
  return rows[0]?.until ?? 0
}

/** Not of a test account. */
const byPlayers = (player: RawBuilder<unknown>) => sql`exists (select from player p where p.id = ${player} and not p.is_test)`

/** The bets of one shared round win or lose together: they count as one stake. */
const sharedRounds = (first: string, end: string) => sql`
  select b.game, c.definition_hash, b.mode, min(b.at), count(*), sum(b.stake)::bigint, sum(b.win)::bigint
  from shared_bet b join shared_chain c on c.brand = b.brand and c.game = b.game and c.no = b.chain
  where b.id >= ${first} and b.id < ${end} and b.state = 'settled' and ${byPlayers(sql`b.player`)}
  group by b.brand, b.game, b.chain, b.round, b.mode, c.definition_hash`

/** Void rounds that were counted when they were played, to be deducted: counted hours never change. */
const countedVoids = (until: Instant) => sql`
  select v.game, v.definition_hash, v.mode, count(*) as rounds, sum(v.stake) as stake, sum(v.stake::numeric * v.stake) as squares,
    sum(v.win - case when v.game = any (${MUST_DROP_GAMES}) then v.jackpot else 0 end) as win
  from round_void v join player p on p.id = v.player and not p.is_test
  where v.round < ${firstIdOf('rnd', until)} group by 1, 2, 3`

/** Every played version of every game, by mode, without void rounds. */
export async function readReturns(db: Reader): Promise<LiveReturn[]> {
  const voids = countedVoids(await readCountedUntil(db))
  const { rows } = await sql<Counted & { from: Instant; until: Instant }>`
    select r.game, r.definition_hash as "definitionHash", r.mode, r.from, r.until, coalesce(v.rounds, 0)::float8 as voids,
      (r.rounds - coalesce(v.rounds, 0))::float8 as rounds, (r.stake - coalesce(v.stake, 0))::float8 as stake,
      (r.win - coalesce(v.win, 0))::float8 as win, (r.squares - coalesce(v.squares, 0))::float8 as "stakeSquares"
    from (
      select game, definition_hash, mode, min(hour) as from, max(hour) as until, sum(rounds) as rounds, sum(stake) as stake,
        sum(win) as win, sum(stake_squares) as squares from game_return group by 1, 2, 3
    ) as r left join (${voids}) as v using (game, definition_hash, mode) order by 1, 2, 3`.execute(db)
  return rows.map(({ from, until, ...counted }) => ({ ...judge(counted), from: isoOf(from), until: isoOf(until) }))
}

const isoOf = (at: Instant): string => new Date(at).toISOString()

interface Counted {
  /** Rounds that are void, and no part of the other figures. */
  readonly voids: number
  readonly game: string
  readonly definitionHash: string
  readonly mode: GameMode
  readonly rounds: number
  readonly stake: number
  readonly win: number
  readonly stakeSquares: number
}

/** Compared with the math report; older versions have no stored report and are only listed. */
export function judge({ stakeSquares, ...counted }: Counted): Omit<LiveReturn, 'from' | 'until'> {
  const { game, definitionHash, mode, rounds, stake, win } = counted
  const actual = stake > 0 ? win / stake : 0
  const report = findGame(game)?.mathReport
  if (report?.defHash !== definitionHash) return { ...counted, actual, theoretical: null, deviation: 0, isAlarming: false }
  const { lowest, highest, sigma } = provenOf(report.modes, mode)
  const outside = Math.max(0, actual - highest, lowest - actual) * stake
  const deviation = outside > 0 ? outside / (sigma * Math.sqrt(stakeSquares)) : 0
  const isAlarming = rounds >= ROUNDS_LEAST && deviation > DEVIATIONS_MAX
  return { ...counted, actual, theoretical: { lowest, highest }, deviation, isAlarming }
}

/**
 * Covers all ways to play. Progressive jackpots may have paid nothing yet, and a player without skill may lose
 * everything in a game of skill, so neither raises an alarm.
 */
function provenOf(modes: readonly ModeReport[], playedFor: GameMode) {
  const ranges = modes.map(({ rtp, strategies = {}, pools = {}, method }) => {
    const returns = [rtp, ...Object.values(strategies)].map(({ decimal }) => Number(decimal))
    const held = Object.values(pools).reduce((sum, { contribution }) => sum + Number(contribution.decimal), 0)
    const laidIn = Object.values(pools).reduce((sum, { seedShares }) => sum + Number(seedShares[playedFor].decimal), 0)
    return { lowest: method === 'optimal-play' ? 0 : Math.min(...returns) - held, highest: Math.max(...returns) + laidIn }
  })
  return {
    lowest: Math.min(...ranges.map(({ lowest }) => lowest)),
    highest: Math.max(...ranges.map(({ highest }) => highest)),
    sigma: Math.max(...modes.map(({ sigma, price }) => Number(sigma) / price)),
  }
}
