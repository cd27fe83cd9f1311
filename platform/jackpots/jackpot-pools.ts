import { type RawBuilder, sql } from 'kysely'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '../db/database.ts'
import { moment } from '../db/moment.ts'
import { amountOf, MILLION, type Mode, type PoolRule, type Pools, type PoolState } from './pools.ts'

/** The pools of one game in one mode of one brand. */
export interface PoolPlace {
  readonly brand: string
  readonly game: string
  readonly mode: Mode
  readonly rules: readonly PoolRule[]
}

/** A game as far as its pools go. */
export interface PooledGame {
  readonly slug: string
  readonly definition: { readonly pools?: readonly PoolRule[] }
}

export const poolsOf = ({ definition }: Pick<PooledGame, 'definition'>): readonly PoolRule[] => definition.pools ?? []

export const placeOf = ({ brand, game, mode }: { brand: string; game: PooledGame; mode: Mode }): PoolPlace => ({
  brand,
  game: game.slug,
  mode,
  rules: poolsOf(game),
})

export const placesOf = (brand: string, game: PooledGame): PoolPlace[] =>
  (['SweepStakes', 'TournamentPoints'] as const).map((mode) => placeOf({ brand, game, mode }))

export const nameOfPlace = ({ brand, game, mode }: PoolPlace): string => `${brand} ${game} ${mode}`

interface PoolRow {
  readonly brand: string
  readonly game: string
  readonly mode: Mode
  readonly tier: string
  readonly millionths: bigint
  /** False where rounds have added to it and nobody has gathered that yet: then the seed is not in it. */
  readonly is_begun: boolean
}

/** What the pools hold now, by the name of their place: a guess for whoever draws, as a hit may come in between. */
export async function readPools(db: Reader, places: readonly PoolPlace[]): Promise<Map<string, Pools>> {
  if (places.length === 0) return new Map()
  const columns = [places.map(({ brand }) => brand), places.map(({ game }) => game), places.map(({ mode }) => mode)]
  const { rows } = await sql<PoolRow>`
    with place as (
      select distinct * from unnest(${columns[0]}::text[], ${columns[1]}::text[], ${columns[2]}::text[]) as p (brand, game, mode)
    ), part as (
      select brand, game, mode, tier, millionths, true as is_pool from place join game_jackpot_pool using (brand, game, mode)
      union all
      select brand, game, mode, tier, millionths, false from place join game_jackpot_share using (brand, game, mode)
    )
    select brand, game, mode, tier, sum(millionths)::bigint as millionths, bool_or(is_pool) as is_begun
    from part group by brand, game, mode, tier`.execute(db)
  const found = new Map(rows.map((row) => [`${row.brand} ${row.game} ${row.mode} ${row.tier}`, row]))
  const poolOf = (place: PoolPlace, rule: PoolRule): number => {
    const row = found.get(`${nameOfPlace(place)} ${rule.tier}`)
    const seed = row?.is_begun ? 0n : seedOf(rule, place)
    return amountOf({ millionths: seed + (row?.millionths ?? 0n) })
  }
  return new Map(
    places.map((place) => [nameOfPlace(place), Object.fromEntries(place.rules.map((rule) => [rule.tier, poolOf(place, rule)]))]),
  )
}

/** What a pool holds, as pages see it. */
export interface Jackpot {
  readonly mode: Mode
  readonly tier: string
  readonly amount: number
}

/** In the order of the rules. */
export const toJackpots = (places: readonly PoolPlace[], pools: ReadonlyMap<string, Pools>): Jackpot[] =>
  places.flatMap((place) =>
    place.rules.map(({ tier }) => ({ mode: place.mode, tier, amount: pools.get(nameOfPlace(place))?.[tier] ?? 0 })),
  )

/** The pools with everything that rounds have added so far, for this transaction alone. */
export async function lockPools(tx: Tx, place: PoolPlace): Promise<PoolState[]> {
  await lockRows(tx, place, sql`for update`)
  return gather(tx, place)
}

/** The same without waiting: undefined while somebody else has one of them. */
export async function tryToLockPools(tx: Tx, place: PoolPlace): Promise<PoolState[] | undefined> {
  const locked = await lockRows(tx, place, sql`for update skip locked`)
  return locked < place.rules.length ? undefined : gather(tx, place)
}

async function lockRows(tx: Tx, place: PoolPlace, how: RawBuilder<unknown>): Promise<number> {
  const { brand, game, mode, rules } = place
  const tiers = rules.map(({ tier }) => tier)
  await sql`
    insert into game_jackpot_pool (brand, game, mode, tier, millionths)
    select ${brand}, ${game}, ${mode}, tier, seed
    from unnest(${tiers}::text[], ${rules.map((rule) => seedOf(rule, place))}::bigint[]) as rule (tier, seed)
    order by tier on conflict do nothing`.execute(tx)
  const { rows } = await sql`
    select tier from game_jackpot_pool
    where brand = ${brand} and game = ${game} and mode = ${mode} and tier = any (${tiers}) order by tier ${how}`.execute(tx)
  return rows.length
}

/** A statement of its own, after the lock: it sees all that was added before. */
async function gather(tx: Tx, { brand, game, mode, rules }: PoolPlace): Promise<PoolState[]> {
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

/** When the pools of a game were last gathered to be told, by any process; locks nothing. */
export async function readGatheredAt(tx: Tx, { brand, game }: Pick<PoolPlace, 'brand' | 'game'>): Promise<Instant | null> {
  const { rows } = await sql<{ at: Instant | null }>`
    select max(gathered_at) as at from game_jackpot_pool where brand = ${brand} and game = ${game}`.execute(tx)
  return rows[0]?.at ?? null
}

export async function storeGatheredAt(tx: Tx, { brand, game }: Pick<PoolPlace, 'brand' | 'game'>, at: Instant): Promise<void> {
  await sql`update game_jackpot_pool set gathered_at = ${moment(at)} where brand = ${brand} and game = ${game}`.execute(tx)
}

/** Keeps what is left of a locked pool. */
export async function storePool(
  tx: Tx,
  { brand, game, mode }: PoolPlace,
  { tier, millionths, posted }: PoolState,
): Promise<void> {
  await sql`
    update game_jackpot_pool set millionths = ${millionths}, posted = ${posted}
    where brand = ${brand} and game = ${game} and mode = ${mode} and tier = ${tier}`.execute(tx)
}

const seedOf = ({ seed }: PoolRule, { mode }: PoolPlace): bigint => BigInt(seed[mode]) * MILLION
