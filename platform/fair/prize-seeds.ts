import type { Id } from '#kernel/id.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { lockOwner, putNextInUse } from './announce-pairs.ts'
import { rotateSeedPair } from './rotate-seed-pair.ts'
import { type ActivePair, findPair, isWorn, type PairTables, PRIZES_MODE, type SeedOwner, toActive } from './seed-pairs.ts'

const ownerOf = (playerId: Id<'plr'>): SeedOwner => ({ playerId, mode: PRIZES_MODE })

/** Until the transaction ends, no other prize is drawn for this player, and the pair is not revealed. */
export const lockPrizes = (tx: Tx, playerId: Id<'plr'>): Promise<void> => lockOwner(tx, ownerOf(playerId))

/** The next nonce of the player's prize pair; requires the lock, and only for a draw that uses it. */
export async function takePrizeSeed(ctx: Context, tx: Tx, playerId: Id<'plr'>): Promise<ActivePair> {
  await readyPair(ctx, tx, ownerOf(playerId))
  const row = await tx
    .withTables<PairTables>()
    .updateTable('fair_seed_pair')
    .set((column) => ({ nonce: column('nonce', '+', 1n) }))
    .where('player', '=', playerId)
    .where('mode', '=', PRIZES_MODE)
    .where('status', '=', 'active')
    .returningAll()
    .executeTakeFirstOrThrow()
  return toActive(ctx, row)
}

/** A prize is drawn and granted in one step, so a worn pair has no outcome pending. */
async function readyPair(ctx: Context, tx: Tx, owner: SeedOwner): Promise<void> {
  const active = await findPair(tx, owner, 'active')
  if (!active) await putNextInUse(ctx, tx, owner)
  else if (isWorn(toActive(ctx, active), ctx.clock.now())) {
    await rotateSeedPair(ctx, tx, { ...owner, isAutomatic: true, isInUse: async () => false })
  }
}
