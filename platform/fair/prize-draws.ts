import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { readSeedPair, takePrizeSeed } from './seed-pairs.ts'

interface DrawOrder<R> {
  readonly playerId: Id<'plr'>
  readonly rules: R
  /** Pure: what these seeds give by these rules. */
  readonly draw: (rules: R, seeds: DrawnSeeds) => { readonly prize: string }
}

interface DrawnSeeds {
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
}

/** The prize of a promotion, under `lockPrizes`: from the player's pair for prizes, and kept with its rules as its proof (FAIR-9). */
export async function drawPromotion<R extends { readonly id: string }>(
  ctx: Context,
  tx: Tx,
  { playerId, rules, draw }: DrawOrder<R>,
): Promise<PromotionPrize> {
  const { id: pair, serverSeed, clientSeed, nonce } = await takePrizeSeed(ctx, tx, playerId)
  const { prize } = draw(rules, { serverSeed, clientSeed, nonce })
  await sql`
    insert into fair_draw (pair, nonce, player, name, rules, prize, at)
    values (${pair}, ${nonce}, ${playerId}, ${rules.id}, ${JSON.stringify(rules)}::jsonb, ${prize}, ${new Date(ctx.clock.now())})`.execute(
    tx,
  )
  return { prize, pair, nonce }
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
  readonly commit: string
  readonly clientSeed: string
  readonly nonce: number
  /** Null until the pair is revealed. */
  readonly serverSeed: string | null
}

const SHOWN_MAX = 50

/** The player's draws, the latest first. */
export async function readPromotionDraws(ctx: Pick<Context, 'vault' | 'reader'>, playerId: Id<'plr'>): Promise<PromotionDraw[]> {
  const { rows } = await sql<Row>`
    select pair, nonce, rules, prize, at from fair_draw where player = ${playerId} order by at desc, nonce desc
    limit ${SHOWN_MAX}`.execute(ctx.reader)
  const pairs = new Map(
    await Promise.all([...new Set(rows.map(({ pair }) => pair))].map(async (id) => [id, await readSeedPair(ctx, id)] as const)),
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
}
