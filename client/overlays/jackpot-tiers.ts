import type { SlotDefinition } from '#engine/slot/definition.ts'
import { payAmount } from '#engine/slot/help.ts'
import type { GameMode } from '#features/play/game-session/contract.ts'
import type { WireJackpot } from '#features/play/jackpots/contract.ts'

export interface JackpotTier {
  readonly tier: string
  /** Minor units. */
  readonly amount: number
}

/** A game's jackpots, largest first: pooled values, and fixed ones at this play amount. */
export function jackpotTiers(
  definition: SlotDefinition,
  { stake, mode, pools }: { stake: number; mode: GameMode; pools: readonly WireJackpot[] },
): JackpotTier[] {
  const pooled = pools.filter((pool) => pool.mode === mode).map(({ tier, amount }) => ({ tier, amount }))
  const fixed = fixedOf(definition).map(([tier, units]) => ({ tier, amount: payAmount(definition, units, stake) }))
  return [...pooled, ...fixed].sort((left, right) => right.amount - left.amount)
}

/** Whether a game shows jackpot plates beside its reels. */
export const hasJackpots = (definition: SlotDefinition): boolean =>
  (definition.pools?.length ?? 0) > 0 || fixedOf(definition).length > 0

const fixedOf = ({ jackpots = {} }: SlotDefinition): [string, number][] => Object.entries(jackpots)
