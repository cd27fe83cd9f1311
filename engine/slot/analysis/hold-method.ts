import { type Fraction, add, fraction, subtract, toExact } from '../../math-report/fraction.ts'
import type { HoldAndSpinRule, SlotDefinition } from '../definition.ts'
import { cycleOf } from './count-spins.ts'
import { type CoinOutcome, type CoinSpins, countCoinSpins } from './coin-spins.ts'
import type { Counted, CountingMethod } from './counted.ts'
import { LinkCounter, type LinkCounts } from './link-counts.ts'
import { commonStep, type PayoutCounts, tallied } from './payout-counts.ts'

/** Games whose only feature is a hold-and-spin. */
export const holdMethod: CountingMethod = {
  holds: ({ features }) => features.length === 1 && features[0]!.kind === 'hold-and-spin',
  count: (definition) => [countHoldGame(definition, definition.features[0] as HoldAndSpinRule)],
}

function countHoldGame(definition: SlotDefinition, rule: HoldAndSpinRule): Counted {
  const spins = countCoinSpins(definition, rule)
  const counter = new LinkCounter(definition, rule)
  const links = startsOf(spins, rule, counter)
  const firstUnits = spins.outcomes.reduce((sum, { units, ways }) => sum + BigInt(units) * ways, 0n)
  const base = fraction(firstUnits, spins.total)
  const payouts = payoutsOf(definition, { spins, links, counter })
  const chance = (holds: (coins: number) => boolean) =>
    toExact(
      fraction(
        spins.outcomes.reduce((sum, { coins, ways }) => (holds(total(coins)) ? sum + ways : sum), 0n),
        spins.total,
      ),
    )
  return {
    id: 'base',
    price: 1,
    method: 'chain',
    cycle: cycleOf(definition.reels),
    payouts,
    uncappedUnits: add(base, linkUnits(spins, links, counter)),
    parts: { base, ...(definition.jackpots && { 'fixed-jackpots': jackpotUnits(definition, rule, { spins, payouts }) }) },
    featureRates: { 'hold-and-spin': chance((coins) => coins >= rule.countMin) },
    teaseRate: chance((coins) => coins === rule.countMin - 1),
    ...(definition.jackpots && { jackpotRates: jackpotRates(Object.keys(definition.jackpots), { spins, links, counter }) }),
  }
}

/** A hold-and-spin from these initial coins, and the first spins that trigger it. */
interface Link {
  readonly counts: LinkCounts
  readonly spins: readonly CoinOutcome[]
}

function startsOf({ outcomes }: CoinSpins, rule: HoldAndSpinRule, counter: LinkCounter): Link[] {
  const starts = Map.groupBy(
    outcomes.filter(({ coins }) => total(coins) >= rule.countMin),
    ({ coins }) => coins.join(),
  )
  return [...starts.values()].map((spins) => ({ counts: counter.count(spins[0]!.coins), spins }))
}

interface Parts {
  readonly spins: CoinSpins
  readonly links: readonly Link[]
  readonly counter: LinkCounter
}

/** Every round: a first spin without enough coins, or one with them and the win of its hold-and-spin. */
function payoutsOf({ capMultiple, unitsPerPlay }: SlotDefinition, { spins, links, counter }: Parts): PayoutCounts {
  const capUnits = capMultiple * unitsPerPlay
  const stepUnits = commonStep([counter.stepUnits, capUnits, ...spins.outcomes.map(({ units }) => units)])
  const ways = Array.from({ length: capUnits / stepUnits }, () => 0n)
  const addWays = (units: number, count: bigint): void => {
    if (units < capUnits) ways[units / stepUnits]! += count
  }
  const starting = new Set(links.flatMap((link) => link.spins))
  for (const spin of spins.outcomes) if (!starting.has(spin)) addWays(spin.units, spin.ways * counter.total)
  for (const { counts, spins: first } of links) {
    counts.ways.forEach((count, k) => {
      if (count > 0n) for (const spin of first) addWays(spin.units + k * counter.stepUnits, spin.ways * count)
    })
  }
  return tallied({ stepUnits, capUnits, total: spins.total * counter.total, ways })
}

/** The mean uncapped win from hold-and-spins per round. */
function linkUnits(spins: CoinSpins, links: readonly Link[], counter: LinkCounter): Fraction {
  const sum = links.reduce((units, link) => units + waysOf(link) * link.counts.unitsSum, 0n)
  return fraction(sum, spins.total * counter.total)
}

/** The loss per round if jackpots were worth nothing: they are paid last, so the cap cuts them first. */
function jackpotUnits(
  definition: SlotDefinition,
  rule: HoldAndSpinRule,
  { spins, payouts }: { spins: CoinSpins; payouts: PayoutCounts },
): Fraction {
  const worthless = Object.keys(definition.jackpots ?? {}).map((tier) => [tier, 0] as const)
  const without: SlotDefinition = { ...definition, jackpots: Object.fromEntries(worthless) }
  const counter = new LinkCounter(without, rule)
  const plain = payoutsOf(without, { spins, links: startsOf(spins, rule, counter), counter })
  return subtract(meanUnits(payouts), meanUnits(plain))
}

const meanUnits = ({ unitsSum, total }: PayoutCounts): Fraction => fraction(unitsSum, total)

const jackpotRates = (tiers: readonly string[], { spins, links, counter }: Parts) =>
  Object.fromEntries(
    tiers.map((tier) => {
      const ways = links.reduce((sum, link) => sum + waysOf(link) * link.counts.jackpotWays[tier]!, 0n)
      return [tier, toExact(fraction(ways, spins.total * counter.total))]
    }),
  )

const waysOf = ({ spins }: Link): bigint => spins.reduce((sum, { ways }) => sum + ways, 0n)

const total = (coins: readonly number[]): number => coins.reduce((sum, count) => sum + count, 0)
