import { assert } from '#kernel/result.ts'
import { Polynomials } from '../../math-report/polynomial.ts'
import type { HoldAndSpinRule, SlotDefinition, SymbolValue } from '../definition.ts'
import { cellCounts, choose, countCoins } from './coin-counts.ts'
import { commonStep } from './payout-counts.ts'

/** The total win of a hold-and-spin: of `total` ways, `ways[k]` win k steps of `stepUnits`; the rest reach the cap. */
export interface LinkCounts {
  readonly ways: readonly bigint[]
  /** The mean uncapped win, times `total`. */
  readonly unitsSum: bigint
  /** By tier: the ways in which the jackpot hits. */
  readonly jackpotWays: Readonly<Record<string, bigint>>
}

/**
 * One kind of coin carries values, the others multiply. The final number of coins and the multiplying ones among them
 * decide how many values are drawn and by what they are multiplied; values are independent.
 */
export class LinkCounter {
  readonly stepUnits: number
  readonly total: bigint
  readonly #definition: SlotDefinition
  readonly #rule: HoldAndSpinRule
  readonly #cells: number
  readonly #values: readonly SymbolValue[]
  readonly #valueWeight: bigint
  readonly #kinds: readonly CoinKind[]
  readonly #polynomials: Polynomials
  readonly #powers = new Map<number, bigint[][]>()

  constructor(definition: SlotDefinition, rule: HoldAndSpinRule) {
    this.#definition = definition
    this.#rule = rule
    this.#cells = cellCounts(definition, rule).cells
    this.#kinds = kindsOf(definition, rule)
    this.#values = valuesOf(definition, rule.symbol)
    this.#valueWeight = this.#values.reduce((sum, { weight }) => sum + BigInt(weight), 0n)
    const capUnits = definition.capMultiple * definition.unitsPerPlay
    const jackpots = Object.values(definition.jackpots ?? {})
    this.stepUnits = commonStep([capUnits, ...jackpots, ...this.#values.flatMap(({ units }) => units ?? [])])
    this.#polynomials = new Polynomials(capUnits / this.stepUnits, this.#valueWeight ** BigInt(this.#cells))
    const landing = this.#landingWeight ** BigInt(this.#cells - rule.countMin)
    this.total = countCoins(definition, rule, rule.countMin).total * landing * this.#valueWeight ** BigInt(this.#cells)
  }

  get #landingWeight(): bigint {
    return this.#kinds.reduce((sum, { weight }) => sum + weight, 0n)
  }

  /** From the initial coins of each kind, in the order of the rule. */
  count(start: readonly number[]): LinkCounts {
    const held = start.reduce((sum, count) => sum + count, 0)
    const counts = countCoins(this.#definition, this.#rule, held)
    const sums = new LinkSums(this.#polynomials.degree)
    counts.ways.forEach((ways, coins) => {
      if (ways === 0n) return
      for (const landed of splits(coins - held, this.#kinds.length)) {
        const scale = this.#landingWeight ** BigInt(this.#cells - this.#rule.countMin - (coins - held))
        const kinds = this.#kinds.map((kind, i) => ({ ...kind, count: start[i]! + landed[i]! }))
        this.#add(sums, kinds, { ways: ways * scale * this.#waysToSplit(landed), isFull: coins === this.#cells })
      }
    })
    return sums
  }

  /** The final coins of each kind. */
  #add(
    sums: LinkSums,
    kinds: readonly (CoinKind & { count: number })[],
    { ways, isFull }: { ways: bigint; isFull: boolean },
  ): void {
    const multiplier = kinds.reduce((product, kind) => product * kind.multiplier ** kind.count, 1)
    const valued = kinds.find(({ multiplier: by }) => by === 1)!.count
    const scaled = ways * this.#valueWeight ** BigInt(this.#cells - valued)
    const { jackpots = {} } = this.#definition
    const grand = isFull && this.#rule.fullGrid !== undefined ? this.#rule.fullGrid : undefined
    const extra = grand === undefined ? 0 : jackpots[grand]!
    sums.addPayouts(this.#valuePower(multiplier, valued), { ways: scaled, shift: extra / this.stepUnits })

    const all = scaled * this.#valueWeight ** BigInt(valued)
    sums.unitsSum += all * BigInt(extra)
    for (const value of this.#values) {
      const units = value.units === undefined ? jackpots[value.jackpot!]! : value.units * multiplier
      if (valued > 0) sums.unitsSum += (all / this.#valueWeight) * BigInt(valued * value.weight * units)
    }
    for (const tier of Object.keys(jackpots)) {
      const weight = this.#values.reduce((sum, value) => (value.jackpot === tier ? sum + BigInt(value.weight) : sum), 0n)
      const without = tier === grand ? 0n : scaled * (this.#valueWeight - weight) ** BigInt(valued)
      sums.jackpotWays[tier] = (sums.jackpotWays[tier] ?? 0n) + all - without
    }
  }

  /** By steps: the ways in which this many values add up to them; only jackpots are not multiplied. */
  #valuePower(multiplier: number, count: number): readonly bigint[] {
    const known = this.#powers.get(multiplier) ?? []
    this.#powers.set(multiplier, known)
    known[count] ??= this.#polynomials.coefficients(this.#polynomials.power(this.#onePolynomial(multiplier), count))
    return known[count]
  }

  #onePolynomial(multiplier: number): bigint {
    const { jackpots = {} } = this.#definition
    return this.#polynomials.of(
      this.#values.map(({ units, jackpot, weight }) => [
        (units === undefined ? jackpots[jackpot!]! : units * multiplier) / this.stepUnits,
        BigInt(weight),
      ]),
    )
  }

  /** The ways in which the landed coins are of these kinds. */
  #waysToSplit(landed: readonly number[]): bigint {
    let rest = landed.reduce((sum, count) => sum + count, 0)
    return landed.reduce((ways, count, i) => {
      const chosen = choose(rest, count) * this.#kinds[i]!.weight ** BigInt(count)
      rest -= count
      return ways * chosen
    }, 1n)
  }
}

class LinkSums implements LinkCounts {
  readonly ways: bigint[]
  unitsSum = 0n
  readonly jackpotWays: Record<string, bigint> = {}

  constructor(degree: number) {
    this.ways = Array.from({ length: degree }, () => 0n)
  }

  addPayouts(coefficients: readonly bigint[], { ways, shift }: { ways: bigint; shift: number }): void {
    coefficients.forEach((count, k) => {
      if (count > 0n && k + shift < this.ways.length) this.ways[k + shift]! += count * ways
    })
  }
}

interface CoinKind {
  readonly weight: bigint
  /** 1 for the coin that carries values. */
  readonly multiplier: number
}

function kindsOf(definition: SlotDefinition, { coins, symbol }: HoldAndSpinRule): CoinKind[] {
  return Object.entries(coins).map(([id, weight]) => {
    const multiplier = id === symbol ? 1 : valuesOf(definition, id)[0]!.multiplier
    assert(multiplier !== undefined, `${id} carries no multiplier`)
    return { weight: BigInt(weight!), multiplier }
  })
}

const valuesOf = ({ symbols }: SlotDefinition, id: string): readonly SymbolValue[] =>
  symbols.find((symbol) => symbol.id === id)?.values ?? []

/** All ordered ways to write a number as a sum of this many terms. */
function splits(sum: number, parts: number): number[][] {
  if (parts === 1) return [[sum]]
  return Array.from({ length: sum + 1 }, (_, first) => splits(sum - first, parts - 1).map((rest) => [first, ...rest])).flat()
}
