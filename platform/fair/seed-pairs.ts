import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { assert } from '#kernel/result.ts'
import { DAY_MS, type Instant } from '#kernel/time.ts'
import type { Context } from '../context.ts'
import type { Reader, Tx } from '../db/database.ts'

/** The owner of a pair and its mode. */
export interface SeedOwner {
  readonly playerId: Id<'plr'>
  readonly mode: string
}

/** The game modes, and one for wheels, boxes and other random prizes. */
export const SEED_MODES = ['SweepStakes', 'TournamentPoints', 'prizes'] as const
export const PRIZES_MODE = 'prizes' satisfies (typeof SEED_MODES)[number]

/** Origin of a client seed: the player (or browser), or the house if a draw came before either. */
export type ClientSeedBy = 'player' | 'house'

/**
 * The commitment behind every random outcome. The hash of a pair is published as the *next* one before its client seed
 * exists, so the house cannot choose a seed to suit it; a server seed leaves this folder only once no round can use it.
 */
export interface SeedPair {
  readonly id: Id<'sed'>
  readonly mode: string
  /** Hex SHA-256 of the server seed's 32 bytes. */
  readonly commit: string
  readonly clientSeed: string
  readonly clientSeedBy: ClientSeedBy
  /** Rounds played with it. */
  readonly nonce: number
}

/** An active pair with its secret: for drawing code, never for a reply. */
export interface ActivePair extends SeedPair {
  readonly playerId: Id<'plr'>
  /** Hexadecimal. */
  readonly serverSeed: string
  readonly activeSince: Instant
}

/** The pair after the active one. */
export interface NextPair {
  readonly mode: string
  readonly commit: string
  /** Null until the player's browser has made one. */
  readonly clientSeed: string | null
}

export interface RevealedPair extends Omit<SeedPair, 'clientSeed'> {
  readonly serverSeed: string
  /** Null if the pair was retired before it was used. */
  readonly clientSeed: string | null
  readonly createdAt: Instant
  readonly revealedAt: Instant
}

export const SEED_PURPOSE = 'fair-server-seed'

export type PairRow = {
  id: Id<'sed'>
  player: Id<'plr'>
  mode: string
  status: 'next' | 'active' | 'revealed'
  server_seed: Buffer
  commit: string
  client_seed: string | null
  client_seed_by: ClientSeedBy
  nonce: bigint
  created_at: Instant
  active_since: Instant | null
  revealed_at: Instant | null
}

export type PairTables = {
  fair_seed_pair: PairRow
}

/** Rounds and days after which a pair is revealed and the announced one takes over (RNG-3). */
export const ROUNDS_PER_PAIR_MAX = 10_000
const PAIR_DAYS_MAX = 30

/** Whether a pair is worn. An unused one does not age: its hash is on the player's screen. */
export const isWorn = ({ nonce, activeSince }: Pick<ActivePair, 'nonce' | 'activeSince'>, now: Instant): boolean =>
  nonce >= ROUNDS_PER_PAIR_MAX || (nonce > 0 && now >= activeSince + PAIR_DAYS_MAX * DAY_MS)

/** The active pairs of many players in one query; a player without one is left out. */
export async function readActivePairs(
  ctx: Pick<Context, 'vault' | 'reader'>,
  owners: readonly SeedOwner[],
): Promise<ActivePair[]> {
  const players = owners.map(({ playerId }) => playerId)
  const modes = owners.map(({ mode }) => mode)
  const { rows } = await sql<PairRow>`
    select pair.* from unnest(${players}::text[], ${modes}::text[]) as owner (player, mode)
    join fair_seed_pair pair using (player, mode) where pair.status = 'active'`.execute(ctx.reader)
  return rows.map((row) => toActive(ctx, row))
}

/** The pair that an open round was drawn from, with its secret: it is not revealed before the round is done. */
export async function readPairOfRound(ctx: Pick<Context, 'vault'>, tx: Tx, id: Id<'sed'>): Promise<ActivePair> {
  return toActive(ctx, await readRow(tx, id))
}

export async function findPair(tx: Tx, { playerId, mode }: SeedOwner, status: 'next' | 'active'): Promise<PairRow | undefined> {
  return await tx
    .withTables<PairTables>()
    .selectFrom('fair_seed_pair')
    .selectAll()
    .where('player', '=', playerId)
    .where('mode', '=', mode)
    .where('status', '=', status)
    .forUpdate()
    .executeTakeFirst()
}

/** The active pairs and the announced ones. */
export async function readSeedPairs(reader: Reader, playerId: Id<'plr'>): Promise<{ active: SeedPair[]; next: NextPair[] }> {
  const { rows } = await sql<PairRow>`
    select * from fair_seed_pair where player = ${playerId} and status <> 'revealed' order by mode`.execute(reader)
  return {
    active: rows.filter(({ status }) => status === 'active').map(toPair),
    next: rows
      .filter(({ status }) => status === 'next')
      .map(({ mode, commit, client_seed }) => ({ mode, commit, clientSeed: client_seed })),
  }
}

/** Cursor of a list of revealed pairs: the last pair's hash, which is unique. */
export interface RevealedPage {
  readonly after?: string | undefined
  readonly limit: number
}

/** Newest first. */
export async function readRevealedPairs(
  ctx: Pick<Context, 'vault' | 'reader'>,
  playerId: Id<'plr'>,
  { after, limit }: RevealedPage,
): Promise<RevealedPair[]> {
  const { rows } = await sql<PairRow>`
    select * from fair_seed_pair pair where player = ${playerId} and status = 'revealed'
      and (${after ?? null}::text is null or (revealed_at, id) <
        (select revealed_at, id from fair_seed_pair where player = ${playerId} and commit = ${after ?? null}))
    order by revealed_at desc, id desc limit ${limit}`.execute(ctx.reader)
  return rows.map((row) => toRevealed(ctx, row))
}

/** One pair; `serverSeed` is null until it is revealed. */
export async function readSeedPair(
  ctx: Pick<Context, 'vault' | 'reader'>,
  id: Id<'sed'>,
): Promise<SeedPair & { serverSeed: string | null }> {
  return toShown(ctx, await readRow(ctx.reader, id))
}

/** Several pairs by id, in the format of `readSeedPair`. */
export async function readPairsById(
  ctx: Pick<Context, 'vault' | 'reader'>,
  ids: readonly Id<'sed'>[],
): Promise<ReadonlyMap<Id<'sed'>, SeedPair & { serverSeed: string | null }>> {
  const { rows } = await sql<PairRow>`select * from fair_seed_pair where id = any(${[...new Set(ids)]}::text[])`.execute(
    ctx.reader,
  )
  return new Map(rows.map((row) => [row.id, toShown(ctx, row)]))
}

const toShown = (ctx: Pick<Context, 'vault'>, row: PairRow) => ({
  ...toPair(row),
  serverSeed: row.status === 'revealed' ? toRevealed(ctx, row).serverSeed : null,
})

const readRow = (db: Reader | Tx, id: Id<'sed'>): Promise<PairRow> =>
  db.withTables<PairTables>().selectFrom('fair_seed_pair').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export function toPair({ id, mode, commit, client_seed, client_seed_by, nonce }: PairRow): SeedPair {
  assert(client_seed !== null, 'a pair that rounds are drawn from has a client seed')
  return { id, mode, commit, clientSeed: client_seed, clientSeedBy: client_seed_by, nonce: Number(nonce) }
}

export function toActive(ctx: Pick<Context, 'vault'>, row: PairRow): ActivePair {
  assert(row.active_since !== null, 'a pair in use has been put in use')
  return { ...toPair(row), playerId: row.player, serverSeed: openSeed(ctx, row), activeSince: row.active_since }
}

export function toRevealed(ctx: Pick<Context, 'vault'>, row: PairRow): RevealedPair {
  assert(row.revealed_at !== null, 'a pair is revealed before its seed is shown')
  const { id, mode, commit, client_seed: clientSeed, client_seed_by: clientSeedBy, nonce } = row
  const told = { id, mode, commit, clientSeed, clientSeedBy, nonce: Number(nonce), createdAt: row.created_at }
  return { ...told, serverSeed: openSeed(ctx, row), revealedAt: row.revealed_at }
}

/** Bound to its own row and verified against the published hash: a moved or swapped seed in the database fails. */
function openSeed({ vault }: Pick<Context, 'vault'>, { id, commit, server_seed }: PairRow): string {
  const seed = vault.open(SEED_PURPOSE, server_seed, id)
  assert(createHash('sha256').update(seed).digest('hex') === commit, 'a server seed gives the hash that was published')
  return seed.toString('hex')
}
