import { describe, expect, it } from 'vitest'
import { findSlot, slotGames } from '#games/all.ts'
import { expandingDefinition, poolDefinition, walkingDefinition, wheelDefinition } from './testing/line-definitions.ts'
import { checkSlot } from './check-definition.ts'
import { cascadingDefinition } from './testing/cascade-definitions.ts'
import {
  type FreeSpinsRule,
  type LinesRule,
  type PickPrize,
  type PicksRule,
  type SlotDefinition,
  strip,
  type WheelMode,
  type WheelRule,
} from './definition.ts'
import { heightsDefinition, nudgeDefinition, tinyDefinition, waysDefinition } from './testing/definitions.ts'
import {
  multiplyingWildsDefinition,
  stickyDefinition,
  stickyFromFirstDefinition,
  summingDefinition,
} from './testing/wild-definitions.ts'
import { picksDefinition, picksThenSpinsDefinition } from './testing/pick-definitions.ts'
import { growingDefinition, upgradingDefinition } from './testing/ways-definitions.ts'

const [lines, scatters] = tinyDefinition.wins as [object, object]
const freeSpins = tinyDefinition.features[0]!
const sugar = findSlot('sugar-parade')!.definition
const { id: _, ...cascading } = cascadingDefinition
const TAME = [strip('gem shell plum'), strip('gem shell plum')]
const ENDLESS = {
  reels: [strip('gem*2'), strip('gem wild'), strip('gem shell')],
  wins: [{ ...cascading.wins[0]!, pays: { gem: { 2: 8 } } }],
}
const withReels = (...reels: string[][]) => ({ reels })

describe('checkSlot', () => {
  it.each([
    ...slotGames.map((game) => game.definition),
    tinyDefinition,
    nudgeDefinition,
    waysDefinition,
    heightsDefinition,
    growingDefinition,
    upgradingDefinition,
    expandingDefinition,
    walkingDefinition,
    wheelDefinition,
    poolDefinition,
    cascadingDefinition,
    summingDefinition,
    multiplyingWildsDefinition,
    stickyDefinition,
    stickyFromFirstDefinition,
    picksDefinition,
    picksThenSpinsDefinition,
  ])('accepts $id', (definition) => {
    expect(checkSlot(definition)).toEqual({ ok: true, value: definition })
  })

  it.each<[string, object]>([
    ['malformed', { rows: 0 }],
    ['malformed', { unitsPerPlay: 1.5 }],
    ['malformed', { color: 'red' }],
    ['malformed', { wins: [{ ...lines, pays: { gem: { 3: -1 } } }] }],
    ['malformed', { reels: [] }],
    ['symbol-twice', { symbols: [...tinyDefinition.symbols, { id: 'gem', role: 'plain' }] }],
    ['wilds-more-than-one', { symbols: [...tinyDefinition.symbols, { id: 'joker', role: 'wild' }] }],
    ['unknown-symbol', withReels(['gem', 'pearl'], ['gem'], ['gem'])],
    ['unknown-symbol', { wins: [{ ...lines, pays: { pearl: { 3: 1 } } }] }],
    ['wrong-role', { wins: [{ ...lines, pays: { scatter: { 3: 1 } } }] }],
    ['wrong-role', { wins: [lines, { ...scatters, symbol: 'gem' }] }],
    ['wrong-role', { wins: [lines, { kind: 'cluster', pays: { wild: { 5: 1 } } }] }],
    ['wrong-role', { features: [{ ...freeSpins, symbol: 'gem' }] }],
    ['strip-too-short', { rows: 6 }],
    ['strip-too-short', { features: [{ ...freeSpins, reels: [['gem']] }] }],
    ['line-outside-grid', { wins: [{ ...lines, lines: [[0, 1, 0]] }] }],
    ['line-outside-grid', { wins: [{ ...lines, lines: [[0, 0]] }] }],
    [
      'line-twice',
      {
        wins: [
          {
            ...lines,
            lines: [
              [0, 0, 0],
              [0, 0, 0],
            ],
          },
        ],
      },
    ],
    ['nothing-to-win', { wins: [] }],
    ['wild-without-pay', withReels(['gem', 'wild', 'scatter', 'shell'], ...copiesOfLast())],
    ['pay-unreachable', { wins: [{ ...lines, pays: { gem: { 4: 10 } } }] }],
    ['pay-unreachable', { wins: [lines, { ...scatters, pays: { 4: 5 } }] }],
    ['spins-without-limit', { features: [{ ...freeSpins, spinsMax: 1 }] }],
    ['trigger-impossible', { features: [{ ...freeSpins, countMin: 4 }] }],
    ['retrigger-endless', { features: [{ ...freeSpins, countMin: 1, retriggerSpins: 3, spinsMax: 99 }] }],
    ['expands-for-nothing', { features: [{ ...freeSpins, expands: ['wild'] }] }],
    ['expands-for-nothing', { features: [{ ...freeSpins, expands: ['gem', 'gem'] }] }],
    ['unknown-symbol', { features: [{ ...freeSpins, expands: ['pearl'] }] }],
    ['cascade-too-mixed', { cascade: { multipliers: [1], stepsMax: 9 } }],
    ['malformed', { cascade: { multipliers: [], stepsMax: 9 } }],
    ['wild-on-first-reel', { ...cascading, reels: [['wild', ...strip('gem shell plum')], ...TAME] }],
    ['cascade-endless', { ...cascading, ...ENDLESS }],
    ['tumble-misfit', { ...sugar, cascade: { multipliers: [1], stepsMax: 9 } }],
    ['tumble-misfit', { ...sugar, reels: [...sugar.reels.slice(1), strip('heart star')] }],
    ['tumble-misfit', { ...sugar, wins: sugar.wins.slice(0, 1) }],
    ['tumble-misfit', { wins: [lines, { kind: 'cluster', pays: { gem: { 5: 1 } } }] }],
    ['weights-misfit', { ...sugar, tumble: { ...sugar.tumble, weights: { ...sugar.tumble!.weights, heart: 0 } } }],
    ['weights-misfit', { ...sugar, tumble: { ...sugar.tumble, weights: { ...sugar.tumble!.weights, pearl: 1 } } }],
    ['weights-misfit', { features: [{ ...freeSpins, weights: { gem: 1 } }] }],
    ['tumble-endless', { ...sugar, tumble: { ...sugar.tumble, weights: { ...sugar.tumble!.weights, heart: 9_000 } } }],
    ['book-wanted', { ...sugar, book: undefined }],
    ['book-wanted', { book: sugar.book }],
    ['malformed', { ...sugar, book: { sha256: 'none' } }],
    ['price-misfit', { ...sugar, buy: { price: 1 } }],
    ['price-misfit', { buy: { price: 50 } }],
    ['levels-not-rising', { betLevels: { TournamentPoints: [200, 100], SweepStakes: [100] } }],
    ['pay-rounds', { unitsPerPlay: 8, betLevels: { TournamentPoints: [100], SweepStakes: [8] } }],
    ['cap-unreachable', { capMultiple: 1_000 }],
    ['cap-past-whole-numbers', { betLevels: { TournamentPoints: [100], SweepStakes: [2 ** 50] } }],
  ])('refuses %s: %j', (refusal, change) => {
    expect(checkSlot({ ...tinyDefinition, ...change } as SlotDefinition)).toMatchObject({
      ok: false,
      refusal: { reason: refusal },
    })
  })

  it.each<[string, object]>([
    ['malformed', { heights: { min: 0, weights: [[1]] } }],
    ['wilds-more-than-one', { symbols: [...waysDefinition.symbols, { id: 'joker', role: 'wild', multiplier: 2 }] }],
    ['wrong-role', { wins: [{ kind: 'ways', pays: { wild: { 3: 10 } } }] }],
    [
      'ways-wanted',
      { symbols: waysDefinition.symbols.map((symbol) => (symbol.id === 'gem' ? { ...symbol, multiplier: 2 } : symbol)) },
    ],
    ['ways-wanted', { wins: [...waysDefinition.wins, { ...lines, lines: [[0, 0, 0, 0]] }] }],
    [
      'ways-wanted',
      {
        features: [...waysDefinition.features, { kind: 'nudge-respin', symbol: 'gem' }],
        heights: heightsDefinition.heights,
        rows: 3,
      },
    ],
    ['heights-misfit', { heights: heightsDefinition.heights }],
    ['heights-misfit', { heights: { min: 1, weights: [[1, 1]] } }],
    ['heights-misfit', { heights: { min: 3, weights: [[], [], [], []] } }],
    [
      'heights-misfit',
      {
        heights: {
          min: 1,
          weights: [
            [1, 1],
            [1, 1],
            [1, 1],
            [1, 0],
          ],
        },
      },
    ],
    ['wild-on-first-reel', { reels: waysDefinition.reels.toReversed() }],
    ['pay-unreachable', { wins: [{ kind: 'ways', pays: { gem: { 5: 10 } } }] }],
    ['cap-unreachable', { capMultiple: 1_000_000 }],
  ])('refuses %s of ways: %j', (refusal, change) => {
    expect(checkSlot({ ...waysDefinition, ...change } as SlotDefinition)).toMatchObject({
      ok: false,
      refusal: { reason: refusal },
    })
  })

  it.each<[string, object]>([
    ['malformed', { grows: {} }],
    ['growth-without-limit', { grows: { max: 1 } }],
    ['growth-without-limit', { grows: { max: 3 } }],
    ['series-too-mixed', { grows: { max: 2 }, retriggerSpins: 1, spinsMax: 4 }],
    ['series-too-mixed', { grows: { max: 2 }, upgrades: { trail: ['leaf', 'gem'] } }],
    ['upgrades-for-nothing', { upgrades: { trail: ['leaf'] } }],
    ['upgrades-for-nothing', { upgrades: { trail: ['gem', 'leaf'] } }],
    ['upgrades-for-nothing', { upgrades: { trail: ['leaf', 'pearl'] } }],
    [
      'upgrades-for-nothing',
      {
        upgrades: { trail: ['leaf', 'gem'] },
        reels: [
          ['gem', 'leaf'],
          ['gem', 'leaf'],
          ['gem', 'leaf'],
        ],
      },
    ],
  ])('refuses %s of free spins: %j', (refusal, change) => {
    const { features } = upgradingDefinition
    const [rule] = features as [object]
    const definition = { ...upgradingDefinition, features: [{ ...rule, upgrades: undefined, ...change }] }
    expect(checkSlot(JSON.parse(JSON.stringify(definition)))).toMatchObject({ ok: false, refusal: { reason: refusal } })
  })

  const walking = walkingDefinition.features[0]!
  it.each<[string, object]>([
    ['malformed', { features: [{ ...walking, respinsMax: 0 }] }],
    ['unknown-symbol', { features: [{ ...walking, symbol: 'wolf' }] }],
    ['wrong-role', { features: [{ ...walking, symbol: 'gem' }] }],
    ['wild-without-pay', { wins: [{ ...walkingDefinition.wins[0], pays: { gem: { 2: 2, 3: 10 }, shell: { 3: 3 } } }] }],
    ['trigger-impossible', { rows: 3 }],
    ['spins-without-limit', { features: [{ ...walking, respinsMax: 1 }] }],
  ])('refuses wilds that cannot walk, %s: %j', (refusal, change) => {
    expect(checkSlot({ ...walkingDefinition, ...change })).toMatchObject({ ok: false, refusal: { reason: refusal } })
  })

  const [picks] = picksDefinition.features as [PicksRule]
  const [coins, twice, ...ends] = picks.prizes as [PickPrize, PickPrize, ...PickPrize[]]
  it.each<[string, object]>([
    ['malformed', { prizes: [] }],
    ['malformed', { prizes: [{ ...coins, count: 0 }] }],
    ['unknown-symbol', { symbol: 'key' }],
    ['wrong-role', { symbol: 'gem' }],
    ['trigger-impossible', { countMin: 4 }],
    ['picks-misfit', { opensMax: 6 }],
    ['picks-misfit', { opensMax: 3, prizes: [coins, twice] }],
    ['picks-misfit', { prizes: [coins, coins, ...ends] }],
    ['picks-misfit', { prizes: [twice, ...ends.slice(1)], opensMax: 2 }],
    ['picks-misfit', { prizes: [{ ...coins, multiplier: 2 }, ...ends] }],
    ['picks-misfit', { prizes: [coins, { id: 'air', count: 1 }, ...ends] }],
    ['picks-too-many', { prizes: Array.from({ length: 15 }, (_, at) => ({ id: `p${at}`, count: 1, units: 1 + at })) }],
  ])('refuses picks, %s: %j', (refusal, change) => {
    const definition = { ...picksDefinition, features: [{ ...picks, ...change }] }
    expect(checkSlot(definition)).toMatchObject({ ok: false, refusal: { reason: refusal } })
  })

  const pools = { pools: poolDefinition.pools, poolDraws: poolDefinition.poolDraws }
  const [sticky] = stickyDefinition.features as [FreeSpinsRule]
  const [summing] = summingDefinition.wins as [LinesRule]
  it.each<[string, SlotDefinition, object]>([
    ['picks-misfit', picksDefinition, pools],
    ['features-too-mixed', picksThenSpinsDefinition, { features: picksThenSpinsDefinition.features.toReversed() }],
    [
      'features-too-mixed',
      picksThenSpinsDefinition,
      { features: [{ ...picks, countMin: 3 }, picksThenSpinsDefinition.features[1]] },
    ],
    ['features-too-mixed', tinyDefinition, { features: [freeSpins, freeSpins] }],
    ['features-too-mixed', tinyDefinition, { features: [freeSpins, { kind: 'nudge-respin', symbol: 'gem' }] }],
    ['scatters-more-than-one', tinyDefinition, { symbols: [...tinyDefinition.symbols, { id: 'key', role: 'scatter' }] }],
    ['series-too-mixed', stickyDefinition, { features: [{ ...sticky, retriggerSpins: 1, spinsMax: 4 }] }],
    ['series-too-mixed', stickyDefinition, { features: [{ ...sticky, grows: { max: 3 } }] }],
    [
      'wilds-stick-too-widely',
      stickyDefinition,
      {
        features: [
          {
            ...sticky,
            reels: [
              ['gem', 'shell'],
              ['scatter', 'gem'],
              ['gem', 'shell'],
            ],
          },
        ],
      },
    ],
    ['wilds-stick-too-widely', stickyDefinition, tall(stickyDefinition)],
    ['wild-multipliers-misfit', summingDefinition, { features: [{ ...sticky, reels: undefined }] }],
    ['wild-multipliers-misfit', summingDefinition, { wins: [{ ...summing, fullGridMultiplier: 2 }] }],
    ['wild-multipliers-misfit', summingDefinition, { cascade: { multipliers: [1], stepsMax: 9 } }],
    ['wild-multipliers-misfit', tinyDefinition, { wins: [{ ...lines, wildMultipliers: 'sum' }, scatters] }],
    ['malformed', summingDefinition, { wins: [{ ...summing, wildMultipliers: 'both' }] }],
    ['wilds-more-than-one', summingDefinition, { wins: [{ ...summing, wildMultipliers: undefined }] }],
  ])('refuses by name what no method can count: %s', (refusal, definition, change) => {
    const data: unknown = JSON.parse(JSON.stringify({ ...definition, ...change }))
    expect(checkSlot(data)).toMatchObject({ ok: false, refusal: { reason: refusal } })
  })

  const [wheel] = wheelDefinition.features as [WheelRule]
  const [double, stay] = wheel.modes as [WheelMode, WheelMode]
  it.each<[string, object]>([
    ['malformed', { wedges: [{ variant: 'double', weight: 0 }, ...wheel.wedges] }],
    ['wrong-role', { symbol: 'gem' }],
    ['wheel-misfit', { wedges: [...wheel.wedges, { variant: 'triple', weight: 1 }] }],
    ['wheel-misfit', { modes: [double, stay, { ...double, variant: 'triple' }] }],
    ['wheel-misfit', { modes: [double, stay, double] }],
    ['series-too-mixed', { modes: [double, { ...stay, spinsMax: 5 }] }],
    ['series-too-mixed', { modes: [double, { ...stay, multiplier: 2 }] }],
    ['series-too-mixed', { modes: [double, { ...stay, retriggerSpins: 1, spinsMax: 5 }] }],
    ['spins-without-limit', { modes: [{ ...double, spinsMax: 1, spins: 2 }, stay] }],
    ['trigger-impossible', { countMin: 5 }],
  ])('refuses a wheel, %s: %j', (refusal, change) => {
    expect(checkSlot({ ...wheelDefinition, features: [{ ...wheel, ...change }] })).toMatchObject({
      ok: false,
      refusal: { reason: refusal },
    })
  })

  const [pool] = poolDefinition.pools!
  it.each<[string, object]>([
    ['malformed', { pools: [] }],
    ['malformed', { pools: [{ ...pool, millionths: 0 }] }],
    ['pools-misfit', { poolDraws: undefined }],
    ['pools-misfit', { pools: undefined }],
    ['pools-misfit', { pools: [pool, pool] }],
    ['pools-misfit', { poolDraws: { amountLeast: 100, oneIn: { crown: 8 } } }],
    ['pools-misfit', { poolDraws: { amountLeast: 80, oneIn: { clover: 8 } } }],
    ['pools-misfit', { poolDraws: { amountLeast: 100, oneIn: { clover: 1 } } }],
    ['pools-misfit', { poolDraws: { amountLeast: 100, entryWeight: 9, oneIn: { clover: 8 } } }],
    ['pools-misfit', { betLevels: { TournamentPoints: [100, 250], SweepStakes: [100] } }],
  ])('refuses pools, %s: %j', (refusal, change) => {
    expect(checkSlot(JSON.parse(JSON.stringify({ ...poolDefinition, ...change })))).toMatchObject({
      ok: false,
      refusal: { reason: refusal },
    })
  })

  it('refuses values that are no definition', () => {
    for (const data of [null, 'slot', 7, []])
      expect(checkSlot(data)).toMatchObject({ ok: false, refusal: { reason: 'malformed' } })
  })
})

/** Wilds on two reels of four rows: eight cells. */
function tall({ features, reels }: SlotDefinition): object {
  const high = (strip: readonly string[]): string[] => [...strip, ...strip]
  const [rule] = features as [FreeSpinsRule]
  return { rows: 4, reels: reels.map(high), features: [{ ...rule, reels: rule.reels!.map(high) }] }
}

function copiesOfLast(): string[][] {
  const last = [...tinyDefinition.reels[2]!]
  return [last, last]
}
