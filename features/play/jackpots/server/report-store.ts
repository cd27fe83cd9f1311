import { sql } from 'kysely'
import type { GameMode } from '#features/play/game-session/contract.ts'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { JackpotReport, JackpotWin } from '../shared/operator-contract.ts'

export interface WinsAsked {
  readonly brand: string
  readonly zone: string
  readonly from: Instant
  readonly to: Instant
  /** Minor units. */
  readonly reportedFrom: Readonly<Record<GameMode, number>>
}

export type StoredWin = Omit<JackpotWin, 'title' | 'pool' | 'player' | 'voidedAt'> & {
  readonly tier: string
  readonly player: Id<'plr'>
  readonly voidedAt: Instant | null
}

const asked = ({ brand, from, to, reportedFrom: { TournamentPoints: coins, SweepStakes: entries } }: WinsAsked) => sql`
  w.brand = ${brand} and w.at >= ${timestamp(from)} and w.at < ${timestamp(to)}
  and w.amount >= case w.mode when 'SweepStakes' then ${entries}::bigint else ${coins}::bigint end`

/** Newest first; without test accounts. */
export async function readWins(db: Reader, wanted: WinsAsked, max: number): Promise<StoredWin[]> {
  const { rows } = await sql<StoredWin>`
    select w.round, w.tier, w.player, p.login, w.game, w.mode,
      to_char(w.at at time zone ${wanted.zone}, 'YYYY-MM-DD') as day, to_char(w.at at time zone ${wanted.zone}, 'HH24:MI:SS') as time,
      w.stake::float8 as stake, w.amount::float8 as amount, w.held::float8 as held, w.remaining::float8 as remaining,
      w.seed::float8 as seed, w.contributed::float8 as contributed, v.at as "voidedAt"
    from jackpot_win w join player p on p.id = w.player left join round_void v on v.round = w.round
    where ${asked(wanted)} and not p.is_test
    order by w.at desc, w.round desc, w.tier limit ${max}`.execute(db)
  return rows
}

export async function sumWins(db: Reader, wanted: WinsAsked): Promise<Pick<JackpotReport, 'totals' | 'testWins'>> {
  const { rows } = await sql<JackpotReport['totals'][number] & { isTest: boolean }>`
    select w.mode, p.is_test as "isTest", count(*)::int as count, sum(w.amount)::float8 as amount
    from jackpot_win w join player p on p.id = w.player where ${asked(wanted)} group by 1, 2 order by 1, 2`.execute(db)
  return {
    totals: rows.flatMap(({ isTest, ...total }) => (isTest ? [] : [total])),
    testWins: rows.reduce((sum, { isTest, count }) => sum + (isTest ? count : 0), 0),
  }
}

/** The player of a round that won a jackpot of this brand. */
export async function findWinner(
  db: Reader,
  brand: string,
  round: string,
): Promise<{ readonly player: Id<'plr'>; readonly login: string } | undefined> {
  const { rows } = await sql<{ player: Id<'plr'>; login: string }>`
    select w.player, p.login from jackpot_win w join player p on p.id = w.player
    where w.round = ${round} and w.brand = ${brand} limit 1`.execute(db)
  return rows[0]
}
