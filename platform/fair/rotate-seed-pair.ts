import { assert } from '#kernel/result.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { seedPairChanged } from '../events/index.ts'
import { emit } from '../outbox/index.ts'
import { atNow, lockOwner, putNextInUse } from './announce-pairs.ts'
import {
  findPair,
  type NextPair,
  type PairRow,
  type PairTables,
  type RevealedPair,
  type SeedOwner,
  type SeedPair,
  toPair,
  toRevealed,
} from './seed-pairs.ts'

export interface Rotation extends SeedOwner {
  /** Becomes the new pair's client seed; by default the pair keeps the one made for it. */
  readonly clientSeed?: string | undefined
  /** Rotates a worn pair and notifies its player. */
  readonly isAutomatic?: boolean
  /** Whether an outcome drawn from the active pair is still pending. Called while nothing new can be drawn from it. */
  readonly isInUse: (tx: Tx, owner: SeedOwner) => Promise<boolean>
}

export interface Rotated {
  readonly revealed: RevealedPair
  readonly active: SeedPair
  readonly next: NextPair
}

/**
 * Reveals the active pair and activates the announced one; undefined, and no change, while the pair would disclose
 * the outcome of an open round. Repeated before the new pair is used, it returns the same.
 */
export async function rotateSeedPair(ctx: Context, tx: Tx, rotation: Rotation): Promise<Rotated | undefined> {
  const { playerId, mode, clientSeed, isAutomatic = false } = rotation
  // Serialized: a second call that waited only for the row would find it revealed and no active pair.
  await lockOwner(tx, rotation)
  const active = await pairInUse(ctx, tx, rotation)
  const last = await lastRevealed(tx, rotation)
  if (last && active.nonce === 0n && (clientSeed ?? active.client_seed) === active.client_seed) {
    return { revealed: toRevealed(ctx, last), ...(await pairsNow(tx, rotation)) }
  }
  if (await rotation.isInUse(tx, rotation)) return undefined
  await tx
    .withTables<PairTables>()
    .updateTable('fair_seed_pair')
    .set({ status: 'revealed', revealed_at: atNow(ctx) })
    .where('id', '=', active.id)
    .execute()
  await putNextInUse(ctx, tx, rotation, clientSeed)
  await emit(tx, seedPairChanged, {
    playerId,
    payload: { mode, commit: active.commit, isAutomatic },
    at: ctx.clock.now(),
  })
  return { revealed: toRevealed(ctx, { ...active, revealed_at: ctx.clock.now() }), ...(await pairsNow(tx, rotation)) }
}

async function pairInUse(ctx: Context, tx: Tx, owner: SeedOwner): Promise<PairRow> {
  const found = await findPair(tx, owner, 'active')
  if (found) return found
  await putNextInUse(ctx, tx, owner)
  const active = await findPair(tx, owner, 'active')
  assert(active, 'the pair that was put in use is there')
  return active
}

async function pairsNow(tx: Tx, owner: SeedOwner): Promise<Pick<Rotated, 'active' | 'next'>> {
  const [active, next] = [await findPair(tx, owner, 'active'), await findPair(tx, owner, 'next')]
  assert(active && next, 'a pair is in use and another one announced')
  return { active: toPair(active), next: { mode: next.mode, commit: next.commit, clientSeed: next.client_seed } }
}

const lastRevealed = (tx: Tx, { playerId, mode }: SeedOwner): Promise<PairRow | undefined> =>
  tx
    .withTables<PairTables>()
    .selectFrom('fair_seed_pair')
    .selectAll()
    .where('player', '=', playerId)
    .where('mode', '=', mode)
    .where('status', '=', 'revealed')
    .orderBy('revealed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
