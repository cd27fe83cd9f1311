import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { assert } from '#kernel/result.ts'
import type { Instant } from '#kernel/time.ts'
import type { Context } from '../context.ts'
import type { Reader, Tx } from '../db/database.ts'
import { timestamp } from '../db/timestamp.ts'
import { publishOdds } from '../fair/published-odds.ts'
import type { PoolId } from './jackpot-pools.ts'
import { MILLION, type Mode, type PoolRule, type PoolState } from './pools.ts'

/** As the engine draws by them. */
export interface DropRules {
  readonly kind: 'amount'
  readonly id: string
  readonly from: number
  readonly to: number
}

type Seeds = Pick<Context, 'clock' | 'rng' | 'vault'>

const SEED_PURPOSE = 'must-drop-seed'
const SEED_BYTES = 32
/** The draw in use and the next one: what is above a hidden amount falls on a draw that was published before. */
const COMMITTED = 2

interface DropRow {
  readonly brand: string
  readonly game: string
  readonly mode: Mode
  readonly tier: string
  readonly no: number
  readonly rules: DropRules
  readonly rules_hash: string
  readonly commit: string
  readonly server_seed: Buffer
  readonly committed_at: Instant
  readonly revealed_at: Instant | null
  readonly amount: bigint | null
}

/** A draw of a hidden amount. */
export interface DropDraw {
  readonly game: string
  readonly mode: Mode
  readonly tier: string
  readonly no: number
  /** The name that is part of every word. */
  readonly name: string
  readonly rules: DropRules
  readonly commit: string
  readonly committedAt: Instant
}

interface WonDrop extends DropDraw {
  readonly serverSeed: string
  readonly amount: bigint
  readonly revealedAt: Instant
}

/**
 * Creates the pools with their seeds and commits to two draws of each, in a transaction before their first
 * contribution. Does nothing the second time. `hashOf` is the engine's hash of rules.
 */
export async function openDrops(ctx: Seeds, tx: Tx, poolId: PoolId, hashOf: (rules: DropRules) => string): Promise<void> {
  const { brand, game, mode, rules } = poolId
  for (const rule of rules.toSorted((one, other) => (one.tier < other.tier ? -1 : 1))) {
    const seed = BigInt(rule.seed[mode]) * MILLION
    await sql`
      insert into game_jackpot_pool (brand, game, mode, tier, millionths) values (${brand}, ${game}, ${mode}, ${rule.tier}, ${seed})
      on conflict do nothing`.execute(tx)
    await lockDrops(tx, { ...poolId, rules: [rule] })
    await commitDrops(ctx, tx, { poolId, rule, hashOf })
  }
}

interface Commitment {
  readonly poolId: PoolId
  readonly rule: PoolRule
  readonly hashOf: (rules: DropRules) => string
}

/** Under the lock of the pool: commits until two draws are open. */
export async function commitDrops(ctx: Seeds, tx: Tx, { poolId, rule, hashOf }: Commitment): Promise<void> {
  const { brand, game, mode } = poolId
  const { tier, seed, mustDropBy } = rule
  assert(mustDropBy, () => `${tier} must drop by no amount`)
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from game_jackpot_drop
    where brand = ${brand} and game = ${game} and mode = ${mode} and tier = ${tier} and revealed_at is null`.execute(tx)
  const rules: DropRules = { kind: 'amount', id: 'must-drop', from: seed[mode], to: mustDropBy[mode] }
  await insertDrops(ctx, tx, { pool: { brand, game, mode, tier }, rules, hash: hashOf(rules), open: rows[0]!.open })
}

interface NewDrops {
  readonly pool: Pick<DropRow, 'brand' | 'game' | 'mode' | 'tier'>
  readonly rules: DropRules
  readonly hash: string
  readonly open: number
}

async function insertDrops(ctx: Seeds, tx: Tx, { pool, rules, hash, open }: NewDrops): Promise<void> {
  const { brand, game, mode, tier } = pool
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(no), 0) as last from game_jackpot_drop
    where brand = ${brand} and game = ${game} and mode = ${mode} and tier = ${tier}`.execute(tx)
  const { last } = rows[0]!
  await publishOdds(ctx, tx, { rules, hash })
  for (let no = last + 1; no <= last + COMMITTED - open; no++) {
    const seed = ctx.rng.bytes(SEED_BYTES)
    await sql`
      insert into game_jackpot_drop (brand, game, mode, tier, no, rules, rules_hash, commit, server_seed, committed_at)
      values (${brand}, ${game}, ${mode}, ${tier}, ${no}, ${JSON.stringify(rules)}::jsonb, ${hash}, ${sha256(seed)},
        ${ctx.vault.seal(SEED_PURPOSE, seed, nameOf({ ...pool, no }))}, ${timestamp(ctx.clock.now())})`.execute(tx)
  }
}

/** Locks the pools until the transaction ends, so that rounds reach a hidden amount one after another. */
export async function lockDrops(tx: Tx, { brand, game, mode, rules }: PoolId): Promise<PoolState[]> {
  const { rows } = await sql<PoolState>`
    select tier, millionths, posted from game_jackpot_pool
    where brand = ${brand} and game = ${game} and mode = ${mode} and tier = any (${rules.map(({ tier }) => tier)})
    order by tier for update`.execute(tx)
  return rows
}

/** The open draws of a game's pools with their seeds, the one in use first. */
export async function readOpenDrops(
  { vault }: Pick<Context, 'vault'>,
  tx: Tx,
  { brand, game, mode }: PoolId,
): Promise<(DropDraw & { readonly serverSeed: string })[]> {
  const { rows } = await sql<DropRow>`
    select * from game_jackpot_drop
    where brand = ${brand} and game = ${game} and mode = ${mode} and revealed_at is null order by tier, no`.execute(tx)
  return rows.map((row) => ({ ...toDraw(row), serverSeed: openSeed({ vault }, row) }))
}

/** Reveals a draw whose amount a round won. */
export async function revealDrop(
  tx: Tx,
  { commit }: Pick<DropDraw, 'commit'>,
  { at, amount, round }: { readonly at: Instant; readonly amount: bigint; readonly round: Id<'rnd'> },
): Promise<void> {
  await sql`
    update game_jackpot_drop set revealed_at = ${timestamp(at)}, amount = ${amount}, round = ${round}
    where commit = ${commit}`.execute(tx)
}

/** After a restore players may know the amounts of the draws in use: reveals them without a winner and commits to others. */
export async function retireDrops(ctx: Seeds, tx: Tx): Promise<void> {
  const { rows } = await sql<Pick<DropRow, 'brand' | 'game' | 'mode' | 'tier' | 'rules' | 'rules_hash'>>`
    with retired as (
      update game_jackpot_drop set revealed_at = ${timestamp(ctx.clock.now())} where revealed_at is null
      returning brand, game, mode, tier, rules, rules_hash)
    select distinct on (brand, game, mode, tier) * from retired`.execute(tx)
  for (const { rules, rules_hash: hash, ...pool } of rows) await insertDrops(ctx, tx, { pool, rules, hash, open: 0 })
}

/** Those in use and the next ones, by game and tier. */
export async function listOpenDrops(db: Reader, { brand, mode }: Pick<PoolId, 'brand' | 'mode'>): Promise<DropDraw[]> {
  const { rows } = await sql<DropRow>`
    select * from game_jackpot_drop where brand = ${brand} and mode = ${mode} and revealed_at is null
    order by game, tier, no`.execute(db)
  return rows.map(toDraw)
}

/** Those that rounds won with their seeds, the newest first; or those of one round. */
export async function listWonDrops(
  { vault, reader, theme }: Pick<Context, 'vault' | 'reader' | 'theme'>,
  { mode, round, limit }: { readonly mode: Mode; readonly round?: string | undefined; readonly limit: number },
): Promise<WonDrop[]> {
  const { rows } = await sql<DropRow>`
    select * from game_jackpot_drop
    where brand = ${theme.id} and mode = ${mode} and round is not null and (${round ?? null}::text is null or round = ${round ?? null})
    order by revealed_at desc, commit desc limit ${limit}`.execute(reader)
  return rows.map((row) => {
    const { amount, revealed_at: revealedAt } = row
    assert(amount !== null && revealedAt !== null, 'a draw that a round won is revealed')
    return { ...toDraw(row), amount, revealedAt, serverSeed: openSeed({ vault }, row) }
  })
}

/** At most 64 characters, unique among all draws of all brands. */
const nameOf = ({ brand, game, mode, tier, no }: Pick<DropRow, 'brand' | 'game' | 'mode' | 'tier' | 'no'>): string =>
  `${brand}/${game}/${mode === 'SweepStakes' ? 'entries' : 'coins'}/${tier}/${no}`

const toDraw = (row: DropRow): DropDraw => ({
  game: row.game,
  mode: row.mode,
  tier: row.tier,
  no: row.no,
  name: nameOf(row),
  rules: row.rules,
  commit: row.commit,
  committedAt: row.committed_at,
})

/** Bound to its draw and compared with the commitment: a seed that was moved or swapped in the database fails. */
function openSeed({ vault }: Pick<Context, 'vault'>, row: DropRow): string {
  const seed = vault.open(SEED_PURPOSE, row.server_seed, nameOf(row))
  assert(sha256(seed) === row.commit, 'a must-drop seed gives the hash that was published')
  return seed.toString('hex')
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
