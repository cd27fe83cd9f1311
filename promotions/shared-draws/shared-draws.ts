import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { WinningTicket } from '#engine/fair/shared-claim.ts'
import { canBeShared } from '#engine/fair/shared-draw.ts'
import type { SharedRules } from '#engine/fair/shared-rules.ts'
import { freshHash } from '#engine/def-hash.ts'
import type { Id } from '#kernel/id.ts'
import { assert } from '#kernel/result.ts'
import { type Instant, SECOND_MS } from '#kernel/time.ts'
import type { Context } from '#platform/context.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { publishOdds } from '#platform/fair/published-odds.ts'

export interface SharedDrawId {
  readonly run: Id<'cmp'>
  /** Within the run: `drops-2026-11-24`. */
  readonly name: string
}

export interface SharedDraw extends SharedDrawId {
  readonly rules: SharedRules
  /** Hex SHA-256 of the seed. */
  readonly commit: string
  readonly committedAt: Instant
  /** Of a lottery whose sales are closed. */
  readonly sales: { readonly root: string; readonly size: number } | null
  readonly revealedAt: Instant | null
  readonly winners: readonly WinningTicket[] | null
}

const SEED_PURPOSE = 'shared-draw-seed'
const SEED_BYTES = 32

/** The name that is part of every word: unique among all draws of all brands. */
export const fullName = ({ run, name }: SharedDrawId): string => `${run}/${name}`

/**
 * Commits to a new seed and the rules, at the moment that the draw is published: before its window begins. The same
 * order again returns the first commitment; other rules for the same draw throw.
 */
export async function commitSharedDraw(
  ctx: Pick<Context, 'clock' | 'rng' | 'vault'>,
  tx: Tx,
  { run, name, rules }: SharedDrawId & { readonly rules: SharedRules },
): Promise<SharedDraw> {
  const draw = { run, name }
  assert(canBeShared(rules, fullName(draw)), () => `${fullName(draw)} has rules by which nothing can be drawn`)
  const hash = freshHash(rules)
  await publishOdds(ctx, tx, { rules, hash })
  const seed = ctx.rng.bytes(SEED_BYTES)
  const now = ctx.clock.now()
  const { numAffectedRows } = await sql`
    insert into promotion.shared_draw (run, name, rules, rules_hash, commit, server_seed, committed_at)
    values (${run}, ${name}, ${JSON.stringify(rules)}::jsonb, ${hash}, ${sha256(seed)},
      ${ctx.vault.seal(SEED_PURPOSE, seed, fullName(draw))}, ${new Date(now)})
    on conflict (run, name) do nothing`.execute(tx)
  const isLate = numAffectedRows === 1n && rules.kind === 'moments' && rules.startsAt * SECOND_MS <= now
  assert(!isLate, () => `${fullName(draw)} is published after its window began`)
  const row = await readRow(tx, draw)
  assert(row.rules_hash === hash, () => `${fullName(draw)} was published with other rules`)
  return toDraw(row)
}

/** With its seed as hexadecimal: for drawing, never for a reply before the draw is revealed. */
export async function readWithSeed(ctx: Pick<Context, 'vault'>, db: Reader | Tx, draw: SharedDrawId) {
  const row = await readRow(db, draw)
  return { draw: toDraw(row), serverSeed: openSeed(ctx, row) }
}

/** The draws of moments of these runs, by run and name, each with the way to its seed. */
export async function readMomentDraws(db: Reader, runs: readonly string[]) {
  const { rows } = await sql<Row>`
    select * from promotion.shared_draw
    where run = any(${runs}::text[]) and rules ->> 'kind' = 'moments' order by run, name`.execute(db)
  return rows.map((row) => ({ draw: toDraw(row), openSeed: (ctx: Pick<Context, 'vault'>) => openSeed(ctx, row) }))
}

/** The same, and locks the draw until the transaction ends. */
export async function lockWithSeed(ctx: Pick<Context, 'vault'>, tx: Tx, draw: SharedDrawId) {
  await lockSharedDraw(tx, draw)
  return readWithSeed(ctx, tx, draw)
}

/** Locks the draw until the transaction ends. */
export async function lockSharedDraw(tx: Tx, draw: SharedDrawId): Promise<SharedDraw> {
  const { run, name } = draw
  await sql`select 1 from promotion.shared_draw where run = ${run} and name = ${name} for update`.execute(tx)
  return toDraw(await readRow(tx, draw))
}

/** Cursor of the list of draws: after the one with this commitment. */
export interface SharedDrawsPage {
  readonly after?: string | undefined
  readonly limit: number
}

/** The draws of this brand, the newest first. */
export async function readSharedDraws(
  { reader, theme }: Pick<Context, 'reader' | 'theme'>,
  { after, limit }: SharedDrawsPage,
): Promise<SharedDraw[]> {
  const { rows } = await sql<Row>`
    select d.* from promotion.shared_draw d join public.campaign c on c.id = d.run
    where c.brand = ${theme.id} and (${after ?? null}::text is null or (d.committed_at, d.commit) <
      (select committed_at, commit from promotion.shared_draw where commit = ${after ?? null}))
    order by d.committed_at desc, d.commit desc limit ${limit}`.execute(reader)
  return rows.map(toDraw)
}

/** A draw of this brand by its commitment. */
export async function findSharedDraw(
  { reader, theme }: Pick<Context, 'reader' | 'theme'>,
  commit: string,
): Promise<SharedDraw | undefined> {
  const { rows } = await sql<Row>`
    select d.* from promotion.shared_draw d join public.campaign c on c.id = d.run
    where c.brand = ${theme.id} and d.commit = ${commit}`.execute(reader)
  return rows[0] && toDraw(rows[0])
}

/** A draw of a run; undefined before its commitment. */
export async function findDrawOf(db: Reader, { run, name }: SharedDrawId): Promise<SharedDraw | undefined> {
  const { rows } = await sql<Row>`select * from promotion.shared_draw where run = ${run} and name = ${name}`.execute(db)
  return rows[0] && toDraw(rows[0])
}

interface Row extends SharedDrawId {
  readonly rules: SharedRules
  readonly rules_hash: string
  readonly commit: string
  readonly server_seed: Buffer
  readonly committed_at: Instant
  readonly root: string | null
  readonly size: bigint | null
  readonly revealed_at: Instant | null
  readonly winners: readonly WinningTicket[] | null
}

async function readRow(db: Reader | Tx, draw: SharedDrawId): Promise<Row> {
  const { rows } = await sql<Row>`
    select * from promotion.shared_draw where run = ${draw.run} and name = ${draw.name}`.execute(db)
  assert(rows[0], () => `${fullName(draw)} was never committed`)
  return rows[0]
}

const toDraw = ({ run, name, rules, commit, committed_at, root, size, revealed_at, winners }: Row): SharedDraw => ({
  run,
  name,
  rules,
  commit,
  committedAt: committed_at,
  sales: root === null ? null : { root, size: Number(size) },
  revealedAt: revealed_at,
  winners,
})

/** Bound to its draw and compared with the commitment: a seed that was moved or swapped in the database fails. */
function openSeed({ vault }: Pick<Context, 'vault'>, row: Row): string {
  const seed = vault.open(SEED_PURPOSE, row.server_seed, fullName(row))
  assert(sha256(seed) === row.commit, 'a shared seed gives the hash that was published')
  return seed.toString('hex')
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
