import { type Fraction, fraction, greatestCommonDivisor } from '../../math-report/fraction.ts'
import { Polynomials } from '../../math-report/polynomial.ts'
import type { SeriesCounts } from './free-spins.ts'
import type { MarkedOutcome } from './spin-counts.ts'

/** A sequence of spins with held wild reels as its state: a bit per reel, the leftmost first. */
export interface SpinChain {
  readonly spinTotal: bigint
  readonly spinsMax: number
  /** Every outcome of a spin with wilds held there; marks say which reels are full of them afterwards. */
  spinFrom(held: number): readonly MarkedOutcome[]
  /** The wilds held in the next spin; null if there is none. */
  heldAfter(marks: number): number | null
}

/** The total win of the chain, starting with nothing held. */
export function countChain(chain: SpinChain, capUnits: number): SeriesCounts {
  const steps = stepsOf(chain)
  const units = [...steps.values()].flatMap((nexts) => [...nexts.values()].flat().map((outcome) => outcome.units))
  const stepUnits = Number(units.reduce((step, each) => greatestCommonDivisor(step, BigInt(each)), BigInt(capUnits)))
  const total = chain.spinTotal ** BigInt(chain.spinsMax)
  const polynomials = new Polynomials(capUnits / stepUnits, total)
  const winsOf = (outcomes: readonly MarkedOutcome[]): bigint =>
    polynomials.of(outcomes.map((each) => [each.units / stepUnits, each.ways]))
  const wins = new Map([...steps].map(([held, nexts]) => [held, [...nexts].map(([next, some]) => [next, winsOf(some)] as const)]))
  let standing = new Map([[0, polynomials.of([[0, 1n]])]])
  let done = 0n
  for (let spin = 1; spin <= chain.spinsMax; spin++) {
    const after = new Map<number, bigint>()
    const left = chain.spinTotal ** BigInt(chain.spinsMax - spin)
    for (const [held, won] of standing) {
      for (const [next, more] of wins.get(held)!) {
        const sum = polynomials.multiply(won, more)
        if (next === null || spin === chain.spinsMax) done += sum * left
        else after.set(next, (after.get(next) ?? 0n) + sum)
      }
    }
    standing = after
  }
  return { stepUnits, total, ways: polynomials.coefficients(done) }
}

/** The mean uncapped win: the expected visits of each state times its mean win. */
export function chainMean(chain: SpinChain): Fraction {
  let standing = new Map([[0, 1n]])
  let sum = 0n
  for (let spin = 1; spin <= chain.spinsMax; spin++) {
    const after = new Map<number, bigint>()
    const left = chain.spinTotal ** BigInt(chain.spinsMax - spin)
    for (const [held, often] of standing) {
      for (const { units, marks, ways } of chain.spinFrom(held)) {
        sum += often * BigInt(units) * ways * left
        const next = chain.heldAfter(marks)
        if (next !== null) after.set(next, (after.get(next) ?? 0n) + often * ways)
      }
    }
    standing = after
  }
  return fraction(sum, chain.spinTotal ** BigInt(chain.spinsMax))
}

/** From every state, by the next state: the outcomes of the spin. */
function stepsOf(chain: SpinChain): Map<number, Map<number | null, MarkedOutcome[]>> {
  const steps = new Map<number, Map<number | null, MarkedOutcome[]>>()
  const open = [0]
  for (let held = open.pop(); held !== undefined; held = open.pop()) {
    if (steps.has(held)) continue
    const nexts = Map.groupBy(chain.spinFrom(held), ({ marks }) => chain.heldAfter(marks))
    steps.set(held, nexts)
    open.push(...[...nexts.keys()].filter((next) => next !== null))
  }
  return steps
}
