import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { type Odds, publishOdds } from './published-odds.ts'
import { takePrizeSeed } from './prize-seeds.ts'
import { readPairsById } from './seed-pairs.ts'

interface DrawOrder<R extends { readonly id: string }> {
  readonly playerId: Id<'plr'>
  readonly odds: Odds<R>
  /** Pure: the outcome of these seeds under these rules. */
  readonly draw: (rules: R, seeds: DrawnSeeds) => { readonly prize: string }
}

interface DrawnSeeds {
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
}

/**
 * Draws a promotion prize under `lockPrizes`, from the player's prize pair, and stores it with its rules as proof
 * (FAIR-9).
 */
export async function drawPromotion<R extends { readonly id: string }>(
  ctx: Context,
  tx: Tx,
  { playerId, odds, draw }: DrawOrder<R>,
): Promise<PromotionPrize> {
  const { id: pair, serverSeed, clientSeed, nonce } = await takePrizeSeed(ctx, tx, playerId)
  const { prize } = draw(odds.rules, { serverSeed, clientSeed, nonce })
  await storeDraw(ctx, tx, { playerId, odds, drawn: { prize, pair, nonce } })
  return { prize, pair, nonce }
}

/** Stores a draw with its rules, as proof. */
export async function storeDraw(
  ctx: Context,
  tx: Tx,
  { playerId, odds, drawn }: { playerId: Id<'plr'>; odds: Odds; drawn: PromotionPrize },
): Promise<void> {
  const { rules, hash } = odds
  const { prize, pair, nonce } = drawn
  await publishOdds(ctx, tx, odds)
  await sql`
    insert into fair_draw (pair, nonce, player, name, rules, prize, at, odds)
    values (${pair}, ${nonce}, ${playerId}, ${rules.id}, ${JSON.stringify(rules)}::jsonb, ${prize}, ${new Date(ctx.clock.now())}, ${hash})`.execute(
    tx,
  )
}

export interface PromotionPrize {
  readonly prize: string
  readonly pair: Id<'sed'>
  readonly nonce: number
}

export interface PromotionDraw {
  readonly at: Instant
  readonly rules: unknown
  readonly prize: string
  /** The hash by which these rules were shown before, and since when; null for draws from before this was recorded. */
  readonly definitionHash: string | null
  readonly oddsSince: Instant | null
  readonly commit: string
  readonly clientSeed: string
  readonly nonce: number
  /** Null until the pair is revealed. */
  readonly serverSeed: string | null
}

/** Cursor of the list of draws: after the draw of this hash and nonce. */
export interface DrawsPage {
  /** Only those of this draw: `bingo`. */
  readonly name?: string
  readonly after?: { readonly commit: string; readonly nonce: number } | undefined
  readonly limit: number
}

/** The player's draws, newest first. */
export async function readPromotionDraws(
  ctx: Pick<Context, 'vault' | 'reader'>,
  playerId: Id<'plr'>,
  { name, after, limit }: DrawsPage,
): Promise<PromotionDraw[]> {
  const { rows } = await sql<Row>`
    select pair, nonce, rules, prize, at, odds as "definitionHash", (select o.published_at from fair_odds o where o.hash = odds) as "oddsSince"
    from fair_draw where player = ${playerId} and (${name ?? null}::text is null or name = ${name ?? null})
      and (${after?.commit ?? null}::text is null or (at, nonce) < (
        select d.at, d.nonce from fair_draw d join fair_seed_pair p on p.id = d.pair
        where d.player = ${playerId} and p.commit = ${after?.commit ?? null} and d.nonce = ${after?.nonce ?? null}))
    order by at desc, nonce desc limit ${limit}`.execute(ctx.reader)
  return withPairs(ctx, rows)
}

/** These draws, for a proof; a secret is in it once its pair is revealed. */
export async function readDrawsOf(
  ctx: Pick<Context, 'vault' | 'reader'>,
  draws: readonly { readonly pair: Id<'sed'>; readonly nonce: number }[],
): Promise<PromotionDraw[]> {
  if (draws.length === 0) return []
  const { rows } = await sql<Row>`
    select pair, nonce, rules, prize, at, odds as "definitionHash", (select o.published_at from fair_odds o where o.hash = odds) as "oddsSince"
    from fair_draw where (pair, nonce) in (
      select * from unnest(${draws.map(({ pair }) => pair)}::text[], ${draws.map(({ nonce }) => nonce)}::bigint[]))
    order by at, nonce`.execute(ctx.reader)
  return withPairs(ctx, rows)
}

async function withPairs(ctx: Pick<Context, 'vault' | 'reader'>, rows: readonly Row[]): Promise<PromotionDraw[]> {
  const pairs = await readPairsById(
    ctx,
    rows.map(({ pair }) => pair),
  )
  return rows.map(({ pair, nonce, ...drawn }) => {
    const { commit, clientSeed, serverSeed } = pairs.get(pair)!
    return { ...drawn, nonce: Number(nonce), commit, clientSeed, serverSeed }
  })
}

interface Row {
  readonly pair: Id<'sed'>
  readonly nonce: bigint
  readonly rules: unknown
  readonly prize: string
  readonly at: Instant
  readonly definitionHash: string | null
  readonly oddsSince: Instant | null
}
