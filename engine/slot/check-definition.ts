import { z } from 'zod'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { SlotDefinition } from './definition.ts'
import * as rules from './definition-rules.ts'
import * as freeSpinsRules from './free-spins-rules.ts'
import * as collectRules from './collect-rules.ts'
import * as holdRules from './hold-and-spin-rules.ts'
import * as poolRules from './pool-rules.ts'
import * as tumbleRules from './tumble-rules.ts'
import * as cascadeRules from './cascade-rules.ts'
import * as walkingRules from './walking-wilds-rules.ts'
import * as wheelRules from './wheel-rules.ts'

/** Everything that can be wrong with rules, by name. */
export type SlotRefusal =
  | 'malformed'
  | 'symbol-twice'
  | 'unknown-symbol'
  | 'wilds-more-than-one'
  | 'wrong-role'
  | 'ways-wanted'
  | 'heights-misfit'
  | 'wild-on-first-reel'
  | 'wild-without-pay'
  | 'pay-unreachable'
  | 'strip-too-short'
  | 'line-outside-grid'
  | 'line-twice'
  | 'nothing-to-win'
  | 'spins-without-limit'
  | 'trigger-impossible'
  | 'retrigger-endless'
  | 'expands-for-nothing'
  | 'series-too-mixed'
  | 'growth-without-limit'
  | 'upgrades-for-nothing'
  | 'values-misfit'
  | 'jackpots-misfit'
  | 'coins-misfit'
  | 'features-too-mixed'
  | 'rows-misfit'
  | 'wheel-misfit'
  | 'pools-misfit'
  | 'cascade-too-mixed'
  | 'cascade-endless'
  | 'tumble-misfit'
  | 'tumble-endless'
  | 'weights-misfit'
  | 'book-wanted'
  | 'price-misfit'
  | 'collects-nothing'
  | 'stages-misfit'
  | 'ladder-misfit'
  | 'levels-not-rising'
  | 'pay-rounds'
  | 'cap-unreachable'
  | 'cap-past-whole-numbers'

/** The rules as data that may be played, or what is wrong with them. Run in tests and by the certifier, not per round. */
export function checkSlot(data: unknown): Result<SlotDefinition, SlotRefusal> {
  const parsed = definitionSchema.safeParse(data)
  if (!parsed.success) return refuse('malformed')
  const definition = parsed.data as SlotDefinition
  const broken = RULES.find(([, holds]) => !holds(definition))
  return broken ? refuse(broken[0]) : ok(definition)
}

const id = z.string().regex(/^[a-z][a-z0-9-]{0,47}$/)
const whole = z.int().min(0)
const positive = z.int().min(1)
const strips = z.array(z.array(id)).min(1).max(8)
const weights = z.record(id, whole)
const pays = z.record(z.string().regex(/^[1-9]\d*$/), positive)

const value = z.strictObject({
  weight: positive,
  units: positive.optional(),
  jackpot: id.optional(),
  multiplier: z.int().min(2).optional(),
})

const wheelSchema = z.strictObject({
  kind: z.literal('wheel'),
  symbol: id,
  countMin: positive,
  wedges: z.array(z.strictObject({ variant: id, weight: positive })).min(2),
  modes: z
    .array(
      z.strictObject({
        variant: id,
        spins: positive,
        retriggerSpins: whole,
        spinsMax: positive,
        multiplier: positive,
        wilds: z.literal('expand-and-stay').optional(),
      }),
    )
    .min(1),
  reels: strips.optional(),
})

const definitionSchema = z.strictObject({
  kind: z.literal('slot'),
  id,
  rows: positive.max(8),
  heights: z.strictObject({ min: positive, weights: z.array(z.array(whole)) }).optional(),
  symbols: z
    .array(
      z.strictObject({
        id,
        role: z.enum(['plain', 'wild', 'scatter']),
        multiplier: positive.optional(),
        values: z.array(value).min(1).optional(),
      }),
    )
    .min(1),
  reels: strips,
  unitsPerPlay: positive,
  wins: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('lines'),
        lines: z.array(z.array(whole)).min(1),
        pays: z.record(id, pays),
        direction: z.literal('both').optional(),
        fullGridMultiplier: positive.optional(),
      }),
      z.strictObject({ kind: z.literal('ways'), pays: z.record(id, pays) }),
      z.strictObject({ kind: z.literal('cluster'), pays: z.record(id, pays) }),
      z.strictObject({ kind: z.literal('anywhere'), pays: z.record(id, pays) }),
      z.strictObject({ kind: z.literal('scatters'), symbol: id, pays }),
    ]),
  ),
  features: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('nudge-respin'), symbol: id }),
      z.strictObject({ kind: z.literal('collect'), symbol: id }),
      z.strictObject({
        kind: z.literal('hold-and-spin'),
        symbol: id,
        countMin: positive,
        respins: positive.max(5),
        coins: z.record(id, positive),
        empty: positive,
        fullGrid: id.optional(),
        rowsAt: z.array(positive).min(1).max(5).optional(),
      }),
      wheelSchema,
      z.strictObject({ kind: z.literal('walking-wilds'), symbol: id, respinsMax: positive }),
      z.strictObject({
        kind: z.literal('free-spins'),
        symbol: id,
        countMin: positive,
        spins: positive,
        retriggerSpins: whole,
        spinsMax: positive,
        multiplier: positive,
        reels: strips.optional(),
        expands: z.array(id).min(1).optional(),
        grows: z.strictObject({ max: positive }).optional(),
        upgrades: z.strictObject({ trail: z.array(id) }).optional(),
        weights: weights.optional(),
        stages: z
          .strictObject({ symbol: id, every: positive, spins: positive, multipliers: z.array(positive).min(1) })
          .optional(),
        ladder: z.strictObject({ symbol: id, multipliers: z.array(positive).min(2) }).optional(),
      }),
    ]),
  ),
  cascade: z.strictObject({ multipliers: z.array(positive).min(1), stepsMax: positive }).optional(),
  tumble: z
    .strictObject({
      weights,
      stepsMax: positive,
      bombs: z.strictObject({ symbol: id, multipliers: pays }).optional(),
      growingCells: z.strictObject({ max: positive }).optional(),
    })
    .optional(),
  book: z.strictObject({ sha256: z.string().regex(/^[0-9a-f]{64}$/) }).optional(),
  buy: z.strictObject({ price: positive }).optional(),
  capMultiple: positive,
  jackpots: z.record(id, positive).optional(),
  pools: z
    .array(
      z.strictObject({
        tier: id,
        seed: z.strictObject({ TournamentPoints: whole, SweepStakes: whole }),
        millionths: positive.max(1_000_000),
      }),
    )
    .min(1)
    .optional(),
  poolDraws: z.strictObject({ amountLeast: positive, oneIn: z.record(id, positive) }).optional(),
  betLevels: z.strictObject({
    TournamentPoints: z.array(positive).min(1),
    SweepStakes: z.array(positive).min(1),
  }),
})

/** What strips are asked for; where symbols are drawn one by one, the rounds of the book answer. */
const onStrips =
  (holds: (definition: SlotDefinition) => boolean) =>
  (definition: SlotDefinition): boolean =>
    definition.tumble !== undefined || holds(definition)

/** Tried in this order: a later rule may lean on an earlier one. */
const RULES: readonly (readonly [SlotRefusal, (definition: SlotDefinition) => boolean])[] = [
  ['symbol-twice', rules.symbolsAreDistinct],
  ['wilds-more-than-one', rules.hasOneWildAtMost],
  ['unknown-symbol', rules.knowsAllSymbols],
  ['wrong-role', rules.rolesFit],
  ['wrong-role', walkingRules.wildsWalk],
  ['values-misfit', holdRules.valuesFit],
  ['coins-misfit', holdRules.coinsFit],
  ['jackpots-misfit', holdRules.jackpotsFall],
  ['features-too-mixed', holdRules.holdsAlone],
  ['ways-wanted', rules.waysOnlyWhereWays],
  ['heights-misfit', rules.heightsFit],
  ['wild-on-first-reel', rules.firstReelIsTame],
  ['strip-too-short', onStrips(rules.stripsFillTheGrid)],
  ['line-outside-grid', rules.linesFitTheGrid],
  ['line-twice', rules.linesAreDistinct],
  ['nothing-to-win', rules.paysSomething],
  ['wild-without-pay', rules.fullWildsPay],
  ['pay-unreachable', onStrips(rules.paysCanHappen)],
  ['spins-without-limit', rules.spinsAreLimited],
  ['trigger-impossible', onStrips(rules.triggersCanHappen)],
  ['retrigger-endless', onStrips(rules.retriggersDieOut)],
  ['expands-for-nothing', freeSpinsRules.expandingSymbolsPay],
  ['series-too-mixed', freeSpinsRules.seriesAreSimple],
  ['growth-without-limit', freeSpinsRules.growthIsLimited],
  ['upgrades-for-nothing', freeSpinsRules.upgradesRise],
  ['wheel-misfit', wheelRules.wedgesNameModes],
  ['series-too-mixed', wheelRules.stayingWildsAreSimple],
  ['collects-nothing', collectRules.collectorsCollect],
  ['stages-misfit', collectRules.stagesFit],
  ['ladder-misfit', collectRules.laddersFit],
  ['wild-without-pay', walkingRules.fullWildsPay],
  ['trigger-impossible', walkingRules.reelsCanFill],
  ['spins-without-limit', walkingRules.walksAreLimited],
  ['trigger-impossible', holdRules.coinsCanStart],
  ['rows-misfit', holdRules.rowsCanOpen],
  ['tumble-misfit', tumbleRules.tumblesAreSimple],
  ['weights-misfit', tumbleRules.weightsFit],
  ['tumble-endless', tumbleRules.tumblesEnd],
  ['book-wanted', tumbleRules.tumblesHaveBooks],
  ['price-misfit', tumbleRules.pricesFit],
  ['cascade-too-mixed', cascadeRules.cascadesAreSimple],
  ['wild-on-first-reel', cascadeRules.cascadesStartTame],
  ['cascade-endless', cascadeRules.cascadesEnd],
  ['levels-not-rising', rules.levelsRise],
  ['pools-misfit', poolRules.poolsFit],
  ['pay-rounds', rules.paysAreWhole],
  ['cap-unreachable', onStrips(rules.capIsWithinReach)],
  ['cap-past-whole-numbers', rules.capIsSafe],
]
