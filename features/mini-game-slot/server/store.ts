import type { Id } from '#kernel/id.ts'
import type { CalendarDay, Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { moment } from '#platform/db/moment.ts'
import type { Run } from './rules.ts'

type Tables = {
  mini_game_run: Place & { campaign: string; level: number; is_over: boolean; coins: bigint | null }
  mini_game_spin: SpinRow
}

export interface Place {
  readonly player: Id<'plr'>
  readonly day: CalendarDay
}

interface SpinRow extends Place {
  readonly number: number
  readonly request: string
  readonly is_win: boolean
  readonly level: number
  readonly seed_pair: Id<'sed'>
  readonly nonce: bigint
  readonly spun_at: Instant
}

export interface StoredRun extends Run {
  readonly campaign: string
  readonly spins: number
}

export async function readRun(db: Reader, { player, day }: Place): Promise<StoredRun | undefined> {
  const row = await tables(db)
    .selectFrom('mini_game_run')
    .selectAll()
    .select((run) =>
      run
        .selectFrom('mini_game_spin')
        .where('player', '=', player)
        .where('day', '=', day)
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .as('spins'),
    )
    .where('player', '=', player)
    .where('day', '=', day)
    .executeTakeFirst()
  if (!row) return undefined
  const { campaign, level, is_over: isOver, coins, spins } = row
  return { campaign, level, isOver, coins: coins === null ? null : Number(coins), spins: Number(spins ?? 0) }
}

/** The spin that this very call made before. */
export const readSpin = (db: Reader, { player, day }: Place, request: string): Promise<SpinRow | undefined> =>
  tables(db)
    .selectFrom('mini_game_spin')
    .selectAll()
    .where('player', '=', player)
    .where('day', '=', day)
    .where('request', '=', request)
    .executeTakeFirst()

export async function insertSpin(tx: Tx, { spun_at, ...spin }: SpinRow): Promise<void> {
  await tables(tx)
    .insertInto('mini_game_spin')
    .values({ ...spin, spun_at: moment(spun_at) })
    .execute()
}

export async function keepRun(tx: Tx, place: Place, { campaign, level, isOver, coins }: Omit<StoredRun, 'spins'>): Promise<void> {
  const now = { level, is_over: isOver, coins: coins === null ? null : BigInt(coins) }
  await tables(tx)
    .insertInto('mini_game_run')
    .values({ ...place, campaign, ...now })
    .onConflict((conflict) => conflict.columns(['player', 'day']).doUpdateSet(now))
    .execute()
}

const tables = (db: Reader) => db.withTables<Tables>()
