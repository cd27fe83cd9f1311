import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Tx } from '../db/database.ts'
import { timestamp } from '../db/timestamp.ts'
import type { PoolId } from './jackpot-pools.ts'
import { amountOf, type PaidPool, type PoolState } from './pools.ts'

/** A pool that paid: what it held, with the contribution of its last round, and what is left in it. */
export interface PoolWin {
  readonly amount: bigint
  readonly held: Pick<PoolState, 'millionths'>
  readonly paid: PaidPool
}

interface WinningRound {
  readonly round: Id<'rnd'>
  readonly player: Id<'plr'>
  readonly at: Instant
  readonly stake: number
}

/** Notes the jackpots that a round won, in its transaction. */
export async function recordJackpotWins(
  tx: Tx,
  { brand, game, mode, rules }: PoolId,
  { round, player, at, stake }: WinningRound,
  wins: readonly PoolWin[],
): Promise<void> {
  for (const { amount, held, paid } of wins) {
    const seed = rules.find(({ tier }) => tier === paid.tier)?.seed[mode] ?? 0
    const contributed = paid.fromAccount < amount ? paid.fromAccount : amount
    await sql`
      insert into jackpot_win (round, tier, brand, game, mode, player, at, stake, amount, held, remaining, seed, contributed)
      values (${round}, ${paid.tier}, ${brand}, ${game}, ${mode}, ${player}, ${timestamp(at)}, ${stake}, ${amount},
        ${amountOf(held)}, ${amountOf(paid)}, ${seed}, ${contributed})`.execute(tx)
  }
}
