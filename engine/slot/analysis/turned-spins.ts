import { mysteryChoices } from '../mechanics/mystery.ts'
import { layoutOf } from '../layout.ts'
import type { SlotDefinition, WildReels } from '../definition.ts'
import { type SpinCounts, type SpinOutcome } from './spin-counts.ts'

type Reels = SlotDefinition['reels']

/** Reels that may stop like this, so many times each. */
export interface TurnedReels {
  readonly reels: Reels
  readonly weight: number
}

/** The reels as the lines see them: each choice of reels shows nothing but wilds. */
export function turnedReels(definition: SlotDefinition, reels: Reels, choices: readonly WildReels[]): TurnedReels[] {
  const { wild, symbolIds } = layoutOf(definition)
  return choices.map((choice) => ({
    weight: choice.weight,
    reels: reels.map((strip, reel) => (choice.reels.includes(reel) ? strip.map(() => symbolIds[wild]!) : strip)),
  }))
}

/** The reels as they pay: each symbol that the covers may hide in place of them. */
export function uncoveredReels(definition: SlotDefinition, reels: Reels): TurnedReels[] {
  const cover = definition.mystery?.symbol
  return mysteryChoices(definition).map(({ symbol, weight }) => ({
    weight,
    reels: reels.map((strip) => strip.map((shown) => (shown === cover ? symbol : shown))),
  }))
}

/** The spins of one of several sets of reels, drawn by weight. */
export function mixSpins(choices: readonly { readonly weight: number; readonly spins: SpinCounts }[]): SpinCounts {
  const outcomes = new Map<string, SpinOutcome>()
  const sums = { total: 0n, firstUnits: 0n, respinWays: 0n }
  for (const { weight, spins } of choices) {
    const times = BigInt(weight)
    sums.total += spins.total * times
    sums.firstUnits += spins.firstUnits * times
    sums.respinWays += spins.respinWays * times
    for (const { units, scatters, ways } of spins.outcomes) {
      const key = `${units} ${scatters}`
      outcomes.set(key, { units, scatters, ways: ways * times + (outcomes.get(key)?.ways ?? 0n) })
    }
  }
  return { ...sums, outcomes: [...outcomes.values()] }
}
