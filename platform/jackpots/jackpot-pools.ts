import { type RawBuilder, sql } from 'kysely'
import { mustDropsOf } from '#kernel/must-drops.ts'
import { type Instant, SECOND_MS } from '#kernel/time.ts'
import type { Reader, Tx } from '../db/database.ts'
import { timestamp } from '../db/timestamp.ts'
import { amountOf, MILLION, type Mode, type PoolRule, type Pools, type PoolState } from './pools.ts'

export const TELL_GAP_MS = SECOND_MS

/** The pools of one game in one mode of one brand. */
export interface PoolId {
  readonly brand: string
  readonly game: string
  readonly mode: Mode
  readonly rules: readonly PoolRule[]
}

/** The part of a game that concerns its pools. */
export interface PooledGame {
  readonly slug: string
  readonly definition: { readonly pools?: readonly PoolRule[] }
}

/** The pools that rounds draw for. */
export const poolsOf = ({ definition }: Pick<PooledGame, 'definition'>): readonly PoolRule[] => definition.pools ?? []

export const poolIdOf = ({ brand, game, mode }: { brand: string; game: PooledGame; mode: Mode }): PoolId => ({
  brand,
  game: game.slug,
  mode,
  rules: poolsOf(game),
})

/** The same with the pools that must drop. */
export const allPoolsOf = (game: PooledGame): readonly PoolRule[] => [...poolsOf(game), ...mustDropsOf(game.slug)]

export const MODES = ['SweepStakes', 'TournamentPoints'] as const

/** All pools of a game, of both kinds. */
export const poolIdsOf = (brand: string, game: PooledGame): PoolId[] =>
  MODES.map((mode) => ({ ...poolIdOf({ brand, game, mode }), rules: allPoolsOf(game) }))

export const nameOfPoolId = ({ brand, game, mode }: PoolId): string => `${brand} ${game} ${mode}`

interface PoolRow {
  readonly brand: string
  readonly game: string
  readonly mode: Mode
  readonly tier: string
  readonly millionths: bigint
  /** False if rounds added contributions that are not gathered yet: then the seed is not included. */
  readonly is_begun: boolean
}

/** Current pool values by pool id: an estimate for the drawing code, since a hit may intervene. */
export async function readPools(db: Reader, poolIds: readonly PoolId[]): Promise<Map<string, Pools>> {
  if (poolIds.length === 0) return new Map()
  const columns = [poolIds.map(({ brand }) => brand), poolIds.map(({ game }) => game), poolIds.map(({ mode }) => mode)]
  const { rows } = await sql<PoolRow>`
    with pool_id as (
      select distinct * from unnest(${columns[0]}::text[], ${columns[1]}::text[], ${columns[2]}::text[]) as p (brand, game, mode)
    ), part as (
      select brand, game, mode, tier, millionths, true as is_pool from pool_id join game_jackpot_pool using (brand, game, mode)
      union all
      select brand, game, mode, tier, millionths, false from pool_id join game_jackpot_share using (brand, game, mode)
    )
    select brand, game, mode, tier, sum(millionths)::bigint as millionths, bool_or(is_pool) as is_begun
    from part group by brand, game, mode, tier`.execute(db)
  const found = new Map(rows.map((row) => [`${row.brand} ${row.game} ${row.mode} ${row.tier}`, row]))
  const poolOf = (poolId: PoolId, rule: PoolRule): number => {
    const row = found.get(`${nameOfPoolId(poolId)} ${rule.tier}`)
    const seed = row?.is_begun ? 0n : seedOf(rule, poolId)
    return amountOf({ millionths: seed + (row?.millionths ?? 0n) })
  }
  return new Map(
    poolIds.map((poolId) => [
      nameOfPoolId(poolId),
      Object.fromEntries(poolId.rules.map((rule) => [rule.tier, poolOf(poolId, rule)])),
    ]),
  )
}

/** A pool's value as shown on pages. */
export interface Jackpot {
  readonly mode: Mode
  readonly tier: string
  readonly amount: number
  readonly mustDropBy?: number
}

/** In the order of the rules. */
export const toJackpots = (poolIds: readonly PoolId[], pools: ReadonlyMap<string, Pools>): Jackpot[] =>
  poolIds.flatMap((poolId) =>
    poolId.rules.map(({ tier, mustDropBy }) => ({
      mode: poolId.mode,
      tier,
      amount: pools.get(nameOfPoolId(poolId))?.[tier] ?? 0,
      ...(mustDropBy && { mustDropBy: mustDropBy[poolId.mode] }),
    })),
  )

/** Locks the pools, including all contributions of rounds so far, for this transaction. */
export async function lockPools(tx: Tx, poolId: PoolId): Promise<PoolState[]> {
  await lockRows(tx, poolId, sql`for update`)
  return gather(tx, poolId)
}

/** The same without waiting: undefined while one of them is locked. */
export async function tryToLockPools(tx: Tx, poolId: PoolId): Promise<PoolState[] | undefined> {
  const locked = await lockRows(tx, poolId, sql`for update skip locked`)
  return locked < poolId.rules.length ? undefined : gather(tx, poolId)
}

async function lockRows(tx: Tx, poolId: PoolId, how: RawBuilder<unknown>): Promise<number> {
  const { brand, game, mode, rules } = poolId
  const tiers = rules.map(({ tier }) => tier)
  await sql`
    insert into game_jackpot_pool (brand, game, mode, tier, millionths)
    select ${brand}, ${game}, ${mode}, tier, seed
    from unnest(${tiers}::text[], ${rules.map((rule) => seedOf(rule, poolId))}::bigint[]) as rule (tier, seed)
    order by tier on conflict do nothing`.execute(tx)
  const { rows } = await sql`
    select tier from game_jackpot_pool
    where brand = ${brand} and game = ${game} and mode = ${mode} and tier = any (${tiers}) order by tier ${how}`.execute(tx)
  return rows.length
}

/** A separate statement after the lock, so that it sees all earlier contributions. */
async function gather(tx: Tx, { brand, game, mode, rules }: PoolId): Promise<PoolState[]> {
  await sql`
    with gathered as (
      delete from game_jackpot_share where brand = ${brand} and game = ${game} and mode = ${mode}
      returning tier, millionths, posted
    )
    update game_jackpot_pool p set millionths = p.millionths + added.millionths, posted = p.posted + added.posted
    from (select tier, sum(millionths)::bigint as millionths, sum(posted)::bigint as posted from gathered group by tier) as added
    where p.brand = ${brand} and p.game = ${game} and p.mode = ${mode} and p.tier = added.tier`.execute(tx)
  const { rows } = await sql<PoolState>`
    select tier, millionths, posted from game_jackpot_pool
    where brand = ${brand} and game = ${game} and mode = ${mode} and tier = any (${rules.map(({ tier }) => tier)}) order by tier`.execute(
    tx,
  )
  return rows
}

/** Whether this process is the one to publish a game's pools now: one does in a second. */
export async function claimTelling(tx: Tx, { brand, game }: Pick<PoolId, 'brand' | 'game'>, at: Instant): Promise<boolean> {
  const { rows } = await sql`
    insert into game_jackpot_told as told (brand, game, at) values (${brand}, ${game}, ${timestamp(at)})
    on conflict (brand, game) do update set at = excluded.at where told.at <= ${timestamp(at - TELL_GAP_MS)} returning at`.execute(
    tx,
  )
  return rows.length > 0
}

/** Stores the remainder of a locked pool. */
export async function storePool(tx: Tx, { brand, game, mode }: PoolId, { tier, millionths, posted }: PoolState): Promise<void> {
  await sql`
    update game_jackpot_pool set millionths = ${millionths}, posted = ${posted}
    where brand = ${brand} and game = ${game} and mode = ${mode} and tier = ${tier}`.execute(tx)
}

const seedOf = ({ seed }: PoolRule, { mode }: PoolId): bigint => BigInt(seed[mode]) * MILLION
