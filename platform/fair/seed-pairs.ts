import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { assert } from '#kernel/result.ts'
import type { Instant } from '#kernel/time.ts'
import type { Context } from '../context.ts'
import type { Reader, Tx } from '../db/database.ts'

/**
 * The commitment behind every random outcome. A pair's hash is shown as the *next* one before its client seed can be
 * known, so the house cannot choose a seed to suit it (only a player's very first pair has no 'before': whoever cares
 * rotates it out unplayed); a seed leaves this module only once no round can use it.
 */
export interface SeedPair {
  readonly id: Id<'sed'>
  readonly mode: string
  /** Hex SHA-256 of the server seed's 32 bytes. */
  readonly commit: string
  readonly clientSeed: string
  /** Rounds played with it. */
  readonly nonce: number
}

/** A pair in use, with its secret: for the code that draws, never for a reply. */
export interface ActivePair extends SeedPair {
  readonly playerId: Id<'plr'>
  /** Hexadecimal. */
  readonly serverSeed: string
}

export interface RevealedPair extends SeedPair {
  readonly serverSeed: string
  readonly revealedAt: Instant
}

const PURPOSE = 'fair-server-seed'
const SERVER_SEED_BYTES = 32
/** The seed of our advisory locks' hash; that of rounds is another. */
const ROTATION_LOCK = 7303

type Row = {
  id: Id<'sed'>
  player: Id<'plr'>
  mode: string
  status: 'next' | 'active' | 'revealed'
  server_seed: Buffer
  commit: string
  client_seed: string
  nonce: bigint
  created_at: Date
  revealed_at: Instant | null
}

type Tables = {
  fair_seed_pair: Row
}

/** The pairs in use of many players at once; a player without one is left out. */
export async function readActivePairs(
  ctx: Pick<Context, 'vault' | 'reader'>,
  owners: readonly { playerId: Id<'plr'>; mode: string }[],
): Promise<ActivePair[]> {
  const players = owners.map(({ playerId }) => playerId)
  const modes = owners.map(({ mode }) => mode)
  const { rows } = await sql<Row>`
    select pair.* from unnest(${players}::text[], ${modes}::text[]) as owner (player, mode)
    join fair_seed_pair pair using (player, mode) where pair.status = 'active'`.execute(ctx.reader)
  return rows.map((row) => ({ ...toPair(row), playerId: row.player, serverSeed: openSeed(ctx, row) }))
}

/** The pair that an open round was drawn from, with its secret: it is not revealed before the round is done. */
export async function readPairOfRound(ctx: Pick<Context, 'vault'>, tx: Tx, id: Id<'sed'>): Promise<ActivePair> {
  const row = await tx
    .withTables<Tables>()
    .selectFrom('fair_seed_pair')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...toPair(row), playerId: row.player, serverSeed: openSeed(ctx, row) }
}

/** Makes a player's first pair and the one after it; harmless when they exist. */
export async function openSeedPairs(ctx: Context, tx: Tx, owner: { playerId: Id<'plr'>; mode: string }): Promise<void> {
  for (const status of ['active', 'next'] as const) {
    await tx
      .withTables<Tables>()
      .insertInto('fair_seed_pair')
      .values(newPair(ctx, owner, status))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Beside the pairs of the game modes: what wheels, boxes and other prizes of chance are drawn from. */
export const PRIZES_MODE = 'prizes'

/** Until the transaction ends nothing else is drawn for this player's prizes, and the pair is not revealed. */
export const lockPrizes = (tx: Tx, playerId: Id<'plr'>): Promise<void> => lockOwner(tx, { playerId, mode: PRIZES_MODE })

/** The same without waiting: false where something is being drawn just now. */
export async function tryLockPrizes(tx: Tx, playerId: Id<'plr'>): Promise<boolean> {
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${playerId} ${PRIZES_MODE}`}, ${ROTATION_LOCK})) as "isFree"`.execute(tx)
  return rows[0]?.isFree === true
}

/** The next number of the player's pair for prizes; only under the lock, and only for what is drawn with it. */
export async function takePrizeSeed(ctx: Context, tx: Tx, playerId: Id<'plr'>): Promise<ActivePair> {
  await openSeedPairs(ctx, tx, { playerId, mode: PRIZES_MODE })
  const row = await tx
    .withTables<Tables>()
    .updateTable('fair_seed_pair')
    .set((column) => ({ nonce: column('nonce', '+', 1n) }))
    .where('player', '=', playerId)
    .where('mode', '=', PRIZES_MODE)
    .where('status', '=', 'active')
    .returningAll()
    .executeTakeFirstOrThrow()
  return { ...toPair(row), playerId, serverSeed: openSeed(ctx, row) }
}

/** Whose pair, and for which mode. */
export interface SeedOwner {
  readonly playerId: Id<'plr'>
  readonly mode: string
}

export interface Rotation extends SeedOwner {
  /** Becomes the new pair's; without it the pair keeps its own random one. */
  readonly clientSeed?: string | undefined
  /** Whether something drawn from the pair in use is not done yet. Asked while nothing new can be drawn from it. */
  readonly isInUse: (tx: Tx, owner: SeedOwner) => Promise<boolean>
}

export interface Rotated {
  readonly revealed: RevealedPair
  readonly active: SeedPair
  readonly nextCommit: string
}

/**
 * Reveals the pair in use and puts the announced next one in its place; undefined, and nothing is changed, while the pair
 * would tell what an open round has still to show. Asked again before the new pair is played it answers the same.
 */
export async function rotateSeedPair(ctx: Context, tx: Tx, rotation: Rotation): Promise<Rotated | undefined> {
  const { playerId, mode, clientSeed } = rotation
  // One at a time: who waits for a row alone finds it revealed, and no pair in use.
  await lockOwner(tx, rotation)
  await openSeedPairs(ctx, tx, rotation)
  const pairs = tx.withTables<Tables>()
  const own = pairs.selectFrom('fair_seed_pair').selectAll().where('player', '=', playerId).where('mode', '=', mode)
  const active = await own.where('status', '=', 'active').forUpdate().executeTakeFirstOrThrow()
  const next = await own.where('status', '=', 'next').forUpdate().executeTakeFirstOrThrow()
  const last = await own.where('status', '=', 'revealed').orderBy('revealed_at', 'desc').limit(1).executeTakeFirst()
  if (last && active.nonce === 0n && (clientSeed ?? active.client_seed) === active.client_seed) {
    return { revealed: toRevealed(ctx, last), active: toPair(active), nextCommit: next.commit }
  }
  if (await rotation.isInUse(tx, rotation)) return undefined
  const revealedAt = ctx.clock.now()
  await update(tx, active.id, { status: 'revealed', revealed_at: sql<Instant>`${new Date(revealedAt)}` })
  await update(tx, next.id, { status: 'active', client_seed: clientSeed ?? next.client_seed })
  const following = newPair(ctx, rotation, 'next')
  await pairs.insertInto('fair_seed_pair').values(following).execute()
  return {
    revealed: toRevealed(ctx, { ...active, revealed_at: revealedAt }),
    active: { ...toPair(next), clientSeed: clientSeed ?? next.client_seed },
    nextCommit: following.commit,
  }
}

export async function readSeedPairs(
  ctx: Pick<Context, 'vault' | 'reader'>,
  playerId: Id<'plr'>,
): Promise<{ active: SeedPair[]; next: SeedPair[]; revealed: RevealedPair[] }> {
  const rows = await pairsOf(ctx.reader, playerId)
  return {
    active: rows.filter(({ status }) => status === 'active').map(toPair),
    next: rows.filter(({ status }) => status === 'next').map(toPair),
    revealed: rows.filter(({ status }) => status === 'revealed').map((row) => toRevealed(ctx, row)),
  }
}

/** One pair; `serverSeed` is null until it is revealed. */
export async function readSeedPair(
  ctx: Pick<Context, 'vault' | 'reader'>,
  id: Id<'sed'>,
): Promise<SeedPair & { serverSeed: string | null }> {
  const row = await ctx.reader
    .withTables<Tables>()
    .selectFrom('fair_seed_pair')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...toPair(row), serverSeed: row.status === 'revealed' ? toRevealed(ctx, row).serverSeed : null }
}

const REVEALED_SHOWN_MAX = 50

async function pairsOf(db: Reader, playerId: Id<'plr'>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    (select * from fair_seed_pair where player = ${playerId} and status <> 'revealed' order by mode)
    union all
    (select * from fair_seed_pair where player = ${playerId} and status = 'revealed'
     order by revealed_at desc limit ${REVEALED_SHOWN_MAX})`.execute(db)
  return rows
}

function newPair(ctx: Context, owner: { playerId: Id<'plr'>; mode: string }, status: 'next' | 'active') {
  const serverSeed = ctx.rng.bytes(SERVER_SEED_BYTES)
  return {
    id: ctx.newId('sed'),
    player: owner.playerId,
    mode: owner.mode,
    status,
    server_seed: ctx.vault.seal(PURPOSE, serverSeed),
    commit: createHash('sha256').update(serverSeed).digest('hex'),
    client_seed: Buffer.from(ctx.rng.bytes(10)).toString('hex'),
    nonce: 0n,
    created_at: new Date(ctx.clock.now()),
    revealed_at: null,
  }
}

const lockOwner = async (tx: Tx, { playerId, mode }: { playerId: Id<'plr'>; mode: string }): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${playerId} ${mode}`}, ${ROTATION_LOCK}))`.execute(tx)
}

async function update(tx: Tx, id: Id<'sed'>, change: Record<string, unknown>): Promise<void> {
  await tx.withTables<Tables>().updateTable('fair_seed_pair').set(change).where('id', '=', id).execute()
}

const toPair = (row: Row): SeedPair => ({
  id: row.id,
  mode: row.mode,
  commit: row.commit,
  clientSeed: row.client_seed,
  nonce: Number(row.nonce),
})

function toRevealed(ctx: Pick<Context, 'vault'>, row: Row): RevealedPair {
  assert(row.revealed_at !== null, 'a pair is revealed before its seed is shown')
  return { ...toPair(row), serverSeed: openSeed(ctx, row), revealedAt: row.revealed_at }
}

const openSeed = (ctx: Pick<Context, 'vault'>, row: Row): string => ctx.vault.open(PURPOSE, row.server_seed).toString('hex')
