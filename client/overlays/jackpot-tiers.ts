import type { SlotDefinition } from '#engine/slot/definition.ts'
import { payAmount } from '#engine/slot/help.ts'
import { mustDropsOf } from '#kernel/must-drops.ts'
import type { GameMode } from '#features/play/game-session/contract.ts'
import type { WireJackpot } from '#features/play/jackpots/contract.ts'

export interface JackpotTier {
  readonly tier: string
  /** Minor units. */
  readonly amount: number
  /** Of a must-drop jackpot. */
  readonly mustDropBy?: number | undefined
}

/** A game's jackpots, largest first: pooled values, and fixed ones at this play amount. */
export function jackpotTiers(
  definition: SlotDefinition,
  { stake, mode, pools }: { stake: number; mode: GameMode; pools: readonly WireJackpot[] },
): JackpotTier[] {
  const pooled = pools
    .filter((pool) => pool.mode === mode)
    .map(({ tier, amount, mustDropBy }) => ({ tier, amount, ...(mustDropBy !== undefined && { mustDropBy }) }))
  const fixed = fixedOf(definition).map(([tier, units]) => ({ tier, amount: payAmount(definition, units, stake) }))
  return [...pooled, ...fixed].sort((left, right) => right.amount - left.amount)
}

/** Whether a game shows jackpot plates beside its reels. */
export const hasJackpots = (definition: SlotDefinition): boolean => hasPools(definition) || fixedOf(definition).length > 0

/** Whether a game has jackpots that grow with play. */
export const hasPools = ({ pools = [], id }: SlotDefinition): boolean => pools.length > 0 || mustDropsOf(id).length > 0

const fixedOf = ({ jackpots = {} }: SlotDefinition): [string, number][] => Object.entries(jackpots)
