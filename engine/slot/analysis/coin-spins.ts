import { assert } from '#kernel/result.ts'
import type { HoldAndSpinRule, SlotDefinition } from '../definition.ts'
import { layoutOf, stripsOf, windowAt } from '../layout.ts'
import { countSpins } from './count-spins.ts'

/** Every outcome of the first spin: its win, and its coins of each kind, in the order of the rule. */
export interface CoinSpins {
  readonly total: bigint
  readonly outcomes: readonly CoinOutcome[]
}

export interface CoinOutcome {
  readonly units: number
  readonly coins: readonly number[]
  readonly ways: bigint
}

export function countCoinSpins(definition: SlotDefinition, rule: HoldAndSpinRule): CoinSpins {
  const kinds = Object.keys(rule.coins)
  if (kinds.length > 1) return countKinds(definition, kinds)
  const { total, outcomes } = countSpins(definition, definition.reels)
  return { total, outcomes: outcomes.map(({ units, scatters, ways }) => ({ units, coins: [scatters], ways })) }
}

/** Games with coins of several kinds have no other wins, so each reel adds its coins independently. */
function countKinds(definition: SlotDefinition, kinds: readonly string[]): CoinSpins {
  assert(definition.wins.length === 0, 'coins of several kinds beside other wins are not counted here')
  const layout = layoutOf(definition)
  let sums = new Map<string, bigint>([[kinds.map(() => 0).join(), 1n]])
  for (const strip of stripsOf(layout, definition.reels)) {
    const next = new Map<string, bigint>()
    for (const [key, ways] of sums) {
      for (let stop = 0; stop < strip.length; stop++) {
        const window = windowAt([strip], [stop], layout.rows).map((symbol) => layout.symbolIds[symbol]!)
        const coins = key.split(',').map((before, kind) => Number(before) + window.filter((id) => id === kinds[kind]).length)
        next.set(coins.join(), (next.get(coins.join()) ?? 0n) + ways)
      }
    }
    sums = next
  }
  const total = definition.reels.reduce((product, { length }) => product * BigInt(length), 1n)
  return { total, outcomes: [...sums].map(([key, ways]) => ({ units: 0, coins: key.split(',').map(Number), ways })) }
}
