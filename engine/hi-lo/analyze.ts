import { defHash } from '../def-hash.ts'
import { type Fraction, fraction, toDecimal, toExact, toScientific } from '../math-report/fraction.ts'
import type { Exact, MathReport } from '../math-report/math-report.ts'
import { countIn, modeReport, type Outcomes, PAY_UNITS } from '../natural-odds/mode.ts'
import type { HiLoDefinition } from './definition.ts'
import { guessesOn, longer, NO_GUESS, payOf, RANKS, type Run, waysOf } from './odds.ts'

/**
 * One likelier guess, then collected; and the bounds over every way to play. The return of any strategy is an average
 * over runs of `chance of the run × its payout`, weighted by how often its cards come, so it lies between the lowest
 * and the highest run.
 */
export function analyzeHiLo(definition: HiLoDefinition): MathReport {
  const top = fraction(BigInt(definition.returnPercent), BigInt(definition.payMax))
  return {
    game: definition.id,
    defHash: defHash(definition),
    modes: [
      {
        ...modeReport('base', 'formula', likelierOnce(definition)),
        strategies: { 'lowest-stop': lowestRun(definition), 'highest-stop': highestRun(definition) },
        // From runs that pay exactly the top prize, such as equal cards alone.
        topWin: {
          multiple: toDecimal(fraction(BigInt(definition.payMax), BigInt(PAY_UNITS)), 2),
          chance: toScientific(top),
          oneIn: toDecimal(fraction(top.denominator, top.numerator), 0),
          isCap: false,
        },
      },
    ],
  }
}

function likelierOnce(definition: HiLoDefinition): Outcomes {
  const outcomes = new Map<number, bigint>()
  for (let rank = 1; rank <= RANKS; rank++) {
    const ways = Math.max(...guessesOn(rank).map((guess) => waysOf(rank, guess)))
    countIn(outcomes, payOf(definition, longer(NO_GUESS, ways)), BigInt(ways))
    countIn(outcomes, 0, BigInt(RANKS - ways))
  }
  return outcomes
}

/** The chance of a run times its payout. */
const returnOf = (definition: HiLoDefinition, run: Run): Fraction =>
  fraction(run.ways * BigInt(payOf(definition, run)), BigInt(RANKS) ** BigInt(run.guesses) * BigInt(PAY_UNITS))

/** Rounding takes nothing from a single guess with a divisor of the fair payout as its ways. */
function highestRun(definition: HiLoDefinition): Exact {
  const firsts = Array.from({ length: RANKS - 1 }, (_, index) => toExact(returnOf(definition, longer(NO_GUESS, index + 1))))
  return firsts.reduce((best, each) => (Number(each.decimal) > Number(best.decimal) ? each : best))
}

/**
 * Searches the runs by their ways, never rising. Rounding takes less than the chance of a run from its return, so runs
 * that are less likely than the loss already found cannot lose more.
 */
function lowestRun(definition: HiLoDefinition): Exact {
  let worst = { run: longer(NO_GUESS, RANKS - 1), loss: -1 }
  const look = (run: Run, waysMax: number): void => {
    for (let ways = waysMax; ways >= 1; ways--) {
      const next = longer(run, ways)
      const all = BigInt(RANKS) ** BigInt(next.guesses)
      if (Number(next.ways) / Number(all) <= worst.loss) return
      const loss = Number((BigInt(definition.returnPercent) * all) % next.ways) / Number(all)
      if (loss > worst.loss) worst = { run: next, loss }
      look(next, ways)
    }
  }
  look(NO_GUESS, RANKS - 1)
  return toExact(returnOf(definition, worst.run))
}
