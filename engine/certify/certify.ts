import type { FreeSpinsRule, SlotDefinition } from '../definition.ts'
import { defHash } from '../game.ts'
import type { Certificate, Exact, Volatility } from './certificate.ts'
import { canCountByClasses, countByClasses } from './classes.ts'
import { add, type Fraction, fraction, multiply, squareRoot, subtract, toDecimal, toExact, toScientific } from './fraction.ts'
import { countSeries, meanSpins } from './free-spins.ts'
import { payoutCounts, type PayoutCounts, quantileUnits, topOutcome, waysAtLeast } from './payout-counts.ts'
import type { SpinCounts } from './spin-counts.ts'
import { walkSpins } from './walk.ts'

/** Proves a game by counting all of it. Seconds of work, the same result on every machine. */
export function certify(definition: SlotDefinition): Certificate {
  const { reels } = definition
  const spins = countSpins(definition, reels)
  const rule = definition.features.find((feature) => feature.kind === 'free-spins')
  const free = rule && { rule, spins: rule.reels ? countSpins(definition, rule.reels) : spins }
  const payouts = countRounds(definition, spins, free)
  return {
    game: definition.id,
    defHash: defHash(definition),
    cycle: cycleOf(reels),
    ...(rule && { featureCycle: cycleOf(rule.reels ?? reels) }),
    ...returns(definition, { spins, payouts, free }),
    hitRate: toExact(fraction(waysAtLeast(payouts, 1), payouts.total)),
    featureRates: featureRates(definition, spins),
    ...(rule && { teaseRate: chanceOf(spins, (scatters) => scatters === rule.countMin - 1) }),
    ...tails(definition, payouts),
    roundingLoss: '0',
  }
}

/** Every outcome of one spin of these reels, by the fastest method that holds for the rules. */
export const countSpins = (definition: SlotDefinition, reels: SlotDefinition['reels']): SpinCounts =>
  canCountByClasses(definition, reels) ? countByClasses(definition, reels) : walkSpins(definition, reels)

interface FreeSpins {
  readonly rule: FreeSpinsRule
  readonly spins: SpinCounts
}

function countRounds(definition: SlotDefinition, spins: SpinCounts, free: FreeSpins | undefined): PayoutCounts {
  const capUnits = definition.capMultiple * definition.unitsPerPlay
  if (!free) return payoutCounts(spins, capUnits)
  const series = countSeries(free.rule, free.spins, capUnits)
  return payoutCounts(spins, capUnits, { countMin: free.rule.countMin, series })
}

interface Counts {
  readonly spins: SpinCounts
  readonly payouts: PayoutCounts
  readonly free: FreeSpins | undefined
}

function returns(
  { unitsPerPlay }: SlotDefinition,
  { spins, payouts, free }: Counts,
): Pick<Certificate, 'rtp' | 'rtpBase' | 'rtpFeature' | 'capCost' | 'sigma' | 'volatility'> {
  const play = fraction(1n, BigInt(unitsPerPlay))
  const rtp = multiply(fraction(payouts.unitsSum, payouts.total), play)
  const rtpBase = multiply(fraction(spins.firstUnits, spins.total), play)
  const uncapped = multiply(uncappedUnits(spins, free), play)
  const square = multiply(fraction(payouts.squaresSum, payouts.total), multiply(play, play))
  const sigma = squareRoot(subtract(square, multiply(rtp, rtp)), 6)
  return {
    rtp: toExact(rtp),
    rtpBase: toExact(rtpBase),
    rtpFeature: toExact(subtract(rtp, rtpBase)),
    capCost: toScientific(subtract(uncapped, rtp)),
    sigma,
    volatility: volatilityOf(Number(sigma)),
  }
}

/** What a round would win on average without a cap: the first spin, and a mean series as often as one comes. */
function uncappedUnits(spins: SpinCounts, free: FreeSpins | undefined): Fraction {
  const first = meanUnits(spins)
  if (!free) return first
  const { rule, spins: freeSpins } = free
  const seriesRate = fraction(
    waysWith(spins, (scatters) => scatters >= rule.countMin),
    spins.total,
  )
  const perSpin = multiply(meanUnits(freeSpins), fraction(BigInt(rule.multiplier), 1n))
  return add(first, multiply(seriesRate, multiply(meanSpins(rule, freeSpins), perSpin)))
}

function tails(
  { unitsPerPlay, capMultiple }: SlotDefinition,
  payouts: PayoutCounts,
): Pick<Certificate, 'quantiles' | 'atLeast' | 'topWin'> {
  const multipleOf = (units: number): string => toDecimal(fraction(BigInt(units), BigInt(unitsPerPlay)), 2)
  const chanceAtLeast = (multiple: number): string =>
    toScientific(fraction(waysAtLeast(payouts, multiple * unitsPerPlay), payouts.total))
  const top = topOutcome(payouts)
  return {
    quantiles: Object.fromEntries(
      [5_000, 7_500, 9_000, 9_900, 9_990, 9_999].map((share) => [
        toDecimal(fraction(BigInt(share), 10_000n), 4),
        multipleOf(quantileUnits(payouts, share)),
      ]),
    ),
    atLeast: Object.fromEntries(
      [1, 10, 100, 1_000].filter((multiple) => multiple <= capMultiple).map((m) => [String(m), chanceAtLeast(m)]),
    ),
    topWin: {
      multiple: multipleOf(top.units),
      chance: toScientific(fraction(top.ways, payouts.total)),
      oneIn: toDecimal(fraction(payouts.total, top.ways), 0),
      isCap: top.units === payouts.capUnits,
    },
  }
}

function featureRates({ features }: SlotDefinition, spins: SpinCounts): Record<string, Exact> {
  return Object.fromEntries(
    features.map((rule) => [
      rule.kind,
      rule.kind === 'free-spins'
        ? chanceOf(spins, (scatters) => scatters >= rule.countMin)
        : toExact(fraction(spins.respinWays, spins.total)),
    ]),
  )
}

const chanceOf = (spins: SpinCounts, holds: (scatters: number) => boolean): Exact =>
  toExact(fraction(waysWith(spins, holds), spins.total))

const waysWith = ({ outcomes }: SpinCounts, holds: (scatters: number) => boolean): bigint =>
  outcomes.reduce((sum, { scatters, ways }) => (holds(scatters) ? sum + ways : sum), 0n)

const meanUnits = ({ outcomes, total }: SpinCounts): Fraction =>
  fraction(
    outcomes.reduce((sum, { units, ways }) => sum + BigInt(units) * ways, 0n),
    total,
  )

const cycleOf = (reels: SlotDefinition['reels']): string =>
  String(reels.reduce((product, reel) => product * BigInt(reel.length), 1n))

const volatilityOf = (sigma: number): Volatility => (sigma < 4 ? 'low' : sigma < 8 ? 'medium' : sigma < 15 ? 'high' : 'very-high')
