import { ok, refuse, type Result } from '#kernel/result.ts'
import { type DefinitionFault, malformed } from '../natural-odds/check.ts'
import type { SlotDefinition } from './definition.ts'
import * as rules from './definition-rules.ts'
import { definitionSchema } from './definition-schema.ts'
import { type Finds, inFeature, within } from './fault-places.ts'
import * as bonusTrailRules from './bonus-trail-rules.ts'
import * as freeSpinsRules from './free-spins-rules.ts'
import * as collectRules from './collect-rules.ts'
import * as holdRules from './hold-and-spin-rules.ts'
import * as mixingRules from './mixing-rules.ts'
import * as mysteryRules from './mystery-rules.ts'
import * as picksRules from './picks-rules.ts'
import * as poolRules from './pool-rules.ts'
import * as tumbleRules from './tumble-rules.ts'
import * as cascadeRules from './cascade-rules.ts'
import type { SlotRefusal } from './refusals.ts'
import * as pairRules from './pair-rules.ts'
import * as addedReelsRules from './added-reels-rules.ts'
import * as screensRules from './screens-rules.ts'
import * as wildReelsRules from './wild-reels-rules.ts'
import * as wildMultiplierRules from './wild-multiplier-rules.ts'
import * as walkingRules from './walking-wilds-rules.ts'
import * as wheelRules from './wheel-rules.ts'

/**
 * Returns the definition if it is playable, else its first fault and where. Runs in tests and in the math report
 * tool, not per round.
 */
export function checkSlot(data: unknown): Result<SlotDefinition, DefinitionFault<SlotRefusal>> {
  const parsed = definitionSchema.safeParse(data)
  if (!parsed.success) return refuse(malformed(parsed.error))
  const definition = parsed.data as SlotDefinition
  for (const [reason, find] of RULES) {
    const place = find(definition)
    if (place !== undefined) return refuse({ place, reason })
  }
  return ok(definition)
}

/** The checks on strips; games that draw symbols one by one are checked by the rounds of their book. */
const onStrips =
  (find: Finds): Finds =>
  (definition) =>
    definition.tumble === undefined ? find(definition) : undefined

/** Tried in this order: later rules may rely on earlier ones. */
const RULES: readonly (readonly [SlotRefusal, Finds])[] = [
  ['symbol-twice', rules.symbolTwice],
  ['wilds-more-than-one', within('symbols', rules.hasOneWildAtMost)],
  ['unknown-symbol', rules.unknownSymbol],
  ['wrong-role', rules.wrongRole],
  ['wrong-role', inFeature('walking-wilds', walkingRules.wildsWalk)],
  ['values-misfit', within('symbols', holdRules.valuesFit)],
  ['coins-misfit', inFeature('hold-and-spin', holdRules.coinsFit)],
  ['jackpots-misfit', within('jackpots', holdRules.jackpotsFall)],
  ['features-too-mixed', within('features', holdRules.holdsAlone)],
  ['ways-wanted', within('wins', rules.waysOnlyWhereWays)],
  ['wild-multipliers-misfit', within('wins', wildMultiplierRules.wildMultipliersFit)],
  ['heights-misfit', within('heights', rules.heightsFit)],
  ['wild-on-first-reel', rules.wildOnFirstReel],
  ['strip-too-short', onStrips(rules.shortStrip)],
  ['screens-misfit', within('screens', screensRules.screensFit)],
  ['added-reels-misfit', within('addsReels', addedReelsRules.addedReelsFit)],
  ['line-outside-grid', rules.lineOutside],
  ['line-twice', rules.lineTwice],
  ['nothing-to-win', within('wins', rules.paysSomething)],
  ['wild-without-pay', within('wins', rules.fullWildsPay)],
  ['pay-unreachable', onStrips(rules.unreachablePay)],
  ['spins-without-limit', rules.endlessSpins],
  ['trigger-impossible', onStrips(rules.impossibleTrigger)],
  ['retrigger-endless', onStrips(rules.endlessRetrigger)],
  ['expands-for-nothing', inFeature('free-spins', freeSpinsRules.expandingSymbolsPay)],
  ['series-too-mixed', inFeature('free-spins', freeSpinsRules.seriesAreSimple)],
  ['wilds-stick-too-widely', inFeature('free-spins', freeSpinsRules.wildsStickCountably)],
  ['wild-reels-misfit', within('wildReels', wildReelsRules.wildReelsFit)],
  ['mystery-misfit', within('mystery', mysteryRules.mysteriesFit)],
  ['pairs-misfit', within('symbols', pairRules.pairsFit)],
  ['growth-without-limit', inFeature('free-spins', freeSpinsRules.growthIsLimited)],
  ['upgrades-for-nothing', inFeature('free-spins', freeSpinsRules.upgradesRise)],
  ['wheel-misfit', inFeature('wheel', wheelRules.wedgesNameModes)],
  ['series-too-mixed', inFeature('wheel', wheelRules.stayingWildsAreSimple)],
  ['collects-nothing', inFeature('collect', collectRules.collectorsCollect)],
  ['stages-misfit', inFeature('free-spins', collectRules.stagesFit)],
  ['ladder-misfit', inFeature('free-spins', collectRules.laddersFit)],
  ['wild-without-pay', within('wins', walkingRules.fullWildsPay)],
  ['trigger-impossible', inFeature('walking-wilds', walkingRules.reelsCanFill)],
  ['spins-without-limit', inFeature('walking-wilds', walkingRules.walksAreLimited)],
  ['trigger-impossible', inFeature('hold-and-spin', holdRules.coinsCanStart)],
  ['rows-misfit', inFeature('hold-and-spin', holdRules.rowsCanOpen)],
  ['picks-misfit', inFeature('picks', picksRules.picksFit)],
  ['picks-too-many', inFeature('picks', picksRules.picksAreCountable)],
  ['trails-misfit', inFeature('bonus-trail', bonusTrailRules.trailsFit)],
  ['features-too-mixed', within('features', mixingRules.featuresAreCountable)],
  ['scatters-more-than-one', within('symbols', mixingRules.scattersAreAlike)],
  ['tumble-misfit', within('tumble', tumbleRules.tumblesAreSimple)],
  ['weights-misfit', within('tumble', tumbleRules.weightsFit)],
  ['meter-misfit', within('tumble', tumbleRules.metersRise)],
  ['holds-misfit', within('tumble', tumbleRules.holdsAreSimple)],
  ['gathers-for-nothing', within('tumble', tumbleRules.bombsGatherInSeries)],
  ['tumble-endless', within('tumble', tumbleRules.tumblesEnd)],
  ['book-wanted', within('book', tumbleRules.tumblesHaveBooks)],
  ['price-misfit', within('buy', tumbleRules.pricesFit)],
  ['cascade-too-mixed', within('cascade', cascadeRules.cascadesAreSimple)],
  ['wild-on-first-reel', within('reels.0', cascadeRules.cascadesStartTame)],
  ['cascade-endless', within('cascade', cascadeRules.cascadesEnd)],
  ['levels-not-rising', rules.fallingLevel],
  ['pools-misfit', within('pools', poolRules.poolsFit)],
  ['pay-rounds', rules.roundingLevel],
  ['cap-unreachable', onStrips(within('capMultiple', rules.capIsWithinReach))],
  ['cap-past-whole-numbers', within('capMultiple', rules.capIsSafe)],
]
