import { add, type Fraction, fraction, greatestCommonDivisor, multiply } from '../../math-report/fraction.ts'
import { Polynomials } from '../../math-report/polynomial.ts'
import type { CollectorStages, FreeSpinsRule, SlotDefinition } from '../definition.ts'
import { meanUnits } from './count-spins.ts'
import type { CountedSeries } from './free-spins.ts'
import type { SpinCounts } from './spin-counts.ts'

type StagedRule = FreeSpinsRule & { readonly stages: CollectorStages }

/** By number of collectors (the last entry for that many and more): the polynomial of the win. */
type ByCollectors = readonly bigint[]

/**
 * Free spins without retriggers in stages. Within a stage wins and collectors add up in any order, so a stage is a
 * power of one spin, by its collectors; their total at its end decides whether another stage follows. `spins` counts
 * collectors as scatters.
 */
export function stagedSeries({ capMultiple, unitsPerPlay }: SlotDefinition, rule: StagedRule, spins: SpinCounts): CountedSeries {
  const capUnits = capMultiple * unitsPerPlay
  const { every, multipliers } = rule.stages
  const all = every * multipliers.length
  const stepUnits = Number(
    spins.outcomes.reduce((step, { units }) => greatestCommonDivisor(step, BigInt(units)), BigInt(capUnits)),
  )
  const total = spins.total ** BigInt(rule.spinsMax)
  const degree = capUnits / stepUnits
  const counterOf = (count: number) => new StageCounter(new Polynomials(degree, spins.total ** BigInt(count)), all)
  const whole = counterOf(rule.spinsMax)

  const counted = new Map<number, readonly bigint[][]>()
  const countsOf = (count: number): readonly bigint[][] => {
    const counts = counted.get(count) ?? countStage(spins, { count, all, degree, stepUnits })
    counted.set(count, counts)
    return counts
  }
  let sum = 0n
  let spun = rule.spins
  let counter = counterOf(spun)
  let at = counter.times(countsOf(rule.spins), rule.multiplier)
  multipliers.forEach((multiplier, stage) => {
    const enough = (stage + 1) * every
    const ended = whole.polynomials.widened(counter.polynomials, added(at.slice(0, enough)))
    sum += ended * spins.total ** BigInt(rule.spinsMax - spun)
    spun += rule.stages.spins
    const next = counterOf(spun)
    at = next.after(next.widened(counter, at), next.times(countsOf(rule.stages.spins), multiplier), enough)
    counter = next
  })
  sum += whole.polynomials.widened(counter.polynomials, added(at))
  const ways = whole.polynomials.coefficients(sum)
  return { counts: { stepUnits, total, ways }, meanUnits: meanOf(rule, spins, all) }
}

const added = (some: ByCollectors): bigint => some.reduce((sum, each) => sum + each, 0n)

/** One stage before its multiplier: built by repeated halving, at the lowest degree that suffices. */
function countStage(
  { outcomes, total }: SpinCounts,
  { count, all, degree, stepUnits }: { count: number; all: number; degree: number; stepUnits: number },
): readonly bigint[][] {
  const counterOf = (spins: number) => new StageCounter(new Polynomials(degree, total ** BigInt(spins)), all)
  const oneSpin = (counter: StageCounter): ByCollectors =>
    counter.upTo((collectors) => {
      const some = outcomes.filter(({ scatters }) => Math.min(scatters, all) === collectors)
      return counter.polynomials.of(some.map(({ units, ways }) => [units / stepUnits, ways] as const))
    })
  const spun = (spins: number): ByCollectors => {
    const counter = counterOf(spins)
    if (spins === 1) return oneSpin(counter)
    const half = counter.widened(counterOf(spins >> 1), spun(spins >> 1))
    const both = counter.after(half, half)
    return spins & 1 ? counter.after(both, oneSpin(counter)) : both
  }
  return spun(count).map((each) => counterOf(count).polynomials.coefficients(each))
}

class StageCounter {
  readonly polynomials: Polynomials
  readonly #all: number

  constructor(polynomials: Polynomials, all: number) {
    this.polynomials = polynomials
    this.#all = all
  }

  /** The continuation for all outcomes with `enough` collectors. Counts from the last threshold on are merged. */
  after(before: ByCollectors, next: ByCollectors, enough = 0): ByCollectors {
    const sums = this.upTo(() => 0n)
    const last = this.#all
    before.forEach((left, landed) => {
      if (landed < enough || left === 0n) return
      next.slice(0, last - landed).forEach((right, more) => {
        if (right !== 0n) sums[landed + more]! += this.polynomials.multiply(left, right)
      })
      const rest = added(next.slice(last - landed))
      if (rest !== 0n) sums[last]! += this.polynomials.multiply(left, rest)
    })
    return sums
  }

  /** A stage's win with its multiplier applied. */
  times(stage: readonly bigint[][], multiplier: number): ByCollectors {
    return stage.map((counts) => this.polynomials.of(counts.map((count, k) => [k * multiplier, count] as const)))
  }

  widened(from: StageCounter, some: ByCollectors): ByCollectors {
    return some.map((each) => this.polynomials.widened(from.polynomials, each))
  }

  upTo(make: (collectors: number) => bigint): bigint[] {
    return Array.from({ length: this.#all + 1 }, (_, collectors) => make(collectors))
  }
}

/** Reaching a stage and its win are independent. */
function meanOf({ stages, spins: first, multiplier }: StagedRule, spins: SpinCounts, all: number): Fraction {
  const perSpin = meanUnits(spins)
  const landing = Array.from({ length: all + 1 }, (_, collectors) =>
    spins.outcomes.reduce((sum, { scatters, ways }) => (Math.min(scatters, all) === collectors ? sum + ways : sum), 0n),
  )
  const scaled = (times: number): Fraction => multiply(perSpin, fraction(BigInt(times), 1n))
  let at = landing.map<bigint>((_, collectors) => (collectors === 0 ? 1n : 0n))
  let total = 1n
  const play = (count: number): void => {
    for (let spin = 0; spin < count; spin++) {
      const next = at.map<bigint>(() => 0n)
      at.forEach((ways, landed) => landing.forEach((more, count) => (next[Math.min(all, landed + count)]! += ways * more)))
      at = next
      total *= spins.total
    }
  }
  play(first)
  let sum = scaled(first * multiplier)
  stages.multipliers.forEach((by, stage) => {
    at = at.map((ways, landed) => (landed < (stage + 1) * stages.every ? 0n : ways))
    sum = add(sum, multiply(fraction(added(at), total), scaled(stages.spins * by)))
    play(stages.spins)
  })
  return sum
}
