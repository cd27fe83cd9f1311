import { prizeMoments } from '#engine/math-report/prize-moments.ts'
import type { Cost, PrizeRow } from '../definition.ts'

/** The cost of one draw from a prize table, from its odds alone. */
export const drawCost = (trigger: string, prizes: readonly PrizeRow[]): Cost => ({
  trigger,
  coins: prizeMoments(prizes.map(({ weight, coins }) => [weight, coins])),
  entries: prizeMoments(prizes.map(({ weight, entries }) => [weight, entries])),
  prizes,
})

/** The cost of a trigger that always grants the same, in minor units. */
export const fixedCost = (
  trigger: string,
  { coins = 0, entries = 0 }: { readonly coins?: number; readonly entries?: number },
): Cost => ({
  trigger,
  coins: { mean: coins, variance: 0, max: coins },
  entries: { mean: entries, variance: 0, max: entries },
})
