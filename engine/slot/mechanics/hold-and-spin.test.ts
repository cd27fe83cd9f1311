import { describe, expect, it } from 'vitest'
import { play } from '../../play.ts'
import { sampleStream, scriptedStream } from '../../testing/streams.ts'
import type { Stream } from '../../fair/stream.ts'
import type { HoldAndSpinRule, SlotDefinition, SymbolValue } from '../definition.ts'
import { risingDefinition } from '../testing/hold-definitions.ts'
import type { SlotRoundEvent as RoundEvent } from '../view.ts'
import { seedOf } from '../../testing/fresh-seeds.node.ts'

const FROM = seedOf(1)

/** Reels at two coins and a coin over a shell; a value's draw is 0 or 1 for units, 2 for the mini jackpot. */
const THREE_COINS = [1, 1]
const [BLANK, COIN] = [0, 2]
const [UNITS, MINI] = [0, 2]
describe('hold-and-spin', () => {
  it('starts at enough coins, spins each free cell independently and pays the sum', () => {
    const { events, payout } = round(uncapped, [...THREE_COINS, UNITS, UNITS, UNITS, BLANK, BLANK])
    expect(events.slice(1)).toEqual([
      { type: 'reveal', stops: [1, 1], grid: COINS, marks: [at([0, 0]), at([0, 1]), at([1, 0])] },
      { type: 'trigger', feature: 'hold-and-spin', cells: THREE, spins: 2 },
      { type: 'featureStart', feature: 'hold-and-spin', spins: 2, multiplier: 1 },
      { type: 'linkSpin', landed: [], left: 1 },
      { type: 'linkSpin', landed: [], left: 0 },
      { type: 'win', kind: 'link', symbol: 'coin', count: 3, cells: THREE, multiplier: 1, amount: 300 },
      { type: 'featureEnd', feature: 'hold-and-spin', amount: 300 },
      { type: 'roundEnd', payout: 300 },
    ])
    expect(payout).toBe(300)
  })

  it('draws with labels that name the cell', () => {
    const { draws } = round(uncapped, [...THREE_COINS, UNITS, UNITS, UNITS, BLANK, COIN, MINI])
    expect(draws.map(({ label }) => label)).toEqual([
      'reel:1',
      'reel:2',
      'value:1:1',
      'value:1:2',
      'value:2:1',
      'respin:1:cell:2:2',
      'respin:2:cell:2:2',
      'respin:2:cell:2:2:value',
    ])
  })

  it('resets the respins when a coin lands, and ends when no cell is free: the grand jackpot is paid on top', () => {
    const { events } = round(uncapped, [...THREE_COINS, UNITS, MINI, UNITS, BLANK, COIN, MINI])
    expect(told(events).slice(3)).toEqual([
      'featureStart',
      'linkSpin 0, 1 left',
      'linkSpin 1, 0 left',
      'win link 200',
      'win jackpot mini 500',
      'win jackpot mini 500',
      'win jackpot grand 2000',
      'featureEnd 3200',
      'roundEnd 3200',
    ])
  })

  it('pays no link win if all coins are jackpots', () => {
    const { events } = round(uncapped, [...THREE_COINS, MINI, MINI, MINI, BLANK, BLANK])
    expect(told(events).filter((text) => text.startsWith('win'))).toEqual(Array.from({ length: 3 }, () => 'win jackpot mini 500'))
  })

  it('stops paying at the cap, which cuts the jackpot short', () => {
    const { events, payout } = round({ ...holdDefinition, capMultiple: 7 }, [
      ...THREE_COINS,
      UNITS,
      MINI,
      MINI,
      BLANK,
      COIN,
      MINI,
    ])
    expect(payout).toBe(700)
    expect(told(events).slice(-6)).toEqual([
      'win link 100',
      'win jackpot mini 500',
      'win jackpot mini 100',
      'capReached 700',
      'featureEnd 700',
      'roundEnd 700',
    ])
  })

  it('does not start with one coin too few', () => {
    expect(told(round(uncapped, [0, 1, UNITS, UNITS]).events)).toEqual(['roundStart', 'reveal', 'roundEnd 0'])
  })

  it('multiplies everything paid by every multiplier on the grid', () => {
    const [three, coinX2] = [1, 5]
    const { events } = round({ ...multiplyingDefinition, capMultiple: 1_000 }, [0, 0, three, three, coinX2])
    expect(events.find((event) => event.type === 'win')).toMatchObject({ kind: 'link', multiplier: 4, amount: 2_400, count: 4 })
  })

  it('opens a row at the top at enough coins: held coins move down, and the new cells spin too', () => {
    // One row, two reels: a coin on each opens the second row, whose cells stay empty.
    const { events } = round({ ...risingDefinition, capMultiple: 1_000 }, [1, 1, 0, 0, 0, 0])
    expect(events.slice(1, -1)).toEqual([
      { type: 'reveal', stops: [1, 1], grid: [['coin'], ['coin']], marks: [at([0, 0]), at([1, 0])] },
      {
        type: 'trigger',
        feature: 'hold-and-spin',
        cells: [
          [0, 0],
          [1, 0],
        ],
        spins: 1,
      },
      { type: 'featureStart', feature: 'hold-and-spin', spins: 1, multiplier: 1 },
      {
        type: 'rowsUnlocked',
        rows: 2,
        grid: [
          ['gem', 'coin'],
          ['gem', 'coin'],
        ],
        marks: [at([0, 1]), at([1, 1])],
      },
      { type: 'linkSpin', landed: [], left: 0 },
      {
        type: 'win',
        kind: 'link',
        symbol: 'coin',
        count: 2,
        cells: [
          [0, 1],
          [1, 1],
        ],
        multiplier: 1,
        amount: 200,
      },
      { type: 'featureEnd', feature: 'hold-and-spin', amount: 200 },
    ])
  })

  it(`plays as its rule reads: 4,000 rounds against a naive implementation (seeds from ${FROM})`, () => {
    for (const definition of [holdDefinition, multiplyingDefinition]) {
      for (let seed = FROM; seed < FROM + 2_000; seed++) {
        const { payout } = play(definition, sampleStream(seed), { amount: 100 })
        expect(payout, `${definition.id} ${seed}`).toBe(plainly(definition, sampleStream(seed)) * (100 / definition.unitsPerPlay))
      }
    }
  })
})

/** Two reels of two rows; three coins trigger the feature. */
const holdDefinition: SlotDefinition = {
  kind: 'slot',
  id: 'hold',
  rows: 2,
  symbols: [
    {
      id: 'coin',
      role: 'scatter',
      values: [
        { weight: 2, units: 2 },
        { weight: 1, jackpot: 'mini' },
      ],
    },
    { id: 'gem', role: 'plain' },
    { id: 'shell', role: 'plain' },
  ],
  reels: [
    ['gem', 'coin', 'coin', 'shell'],
    ['gem', 'coin', 'shell'],
  ],
  unitsPerPlay: 2,
  wins: [{ kind: 'lines', lines: [[0, 0]], pays: { gem: { 2: 3 } } }],
  features: [{ kind: 'hold-and-spin', symbol: 'coin', countMin: 3, respins: 2, empty: 2, coins: { coin: 1 }, fullGrid: 'grand' }],
  jackpots: { mini: 10, grand: 40 },
  capMultiple: 30,
  betLevels: { TournamentPoints: [100, 200], SweepStakes: [100] },
}

/** Coins only, some of which multiply. */
const multiplyingDefinition: SlotDefinition = {
  ...holdDefinition,
  id: 'multiplying',
  symbols: [
    {
      id: 'coin',
      role: 'scatter',
      values: [
        { weight: 1, units: 1 },
        { weight: 1, units: 3 },
      ],
    },
    { id: 'coin-x2', role: 'scatter', values: [{ weight: 1, multiplier: 2 }] },
    { id: 'shell', role: 'plain' },
  ],
  reels: [
    ['coin', 'shell', 'shell'],
    ['coin', 'coin-x2', 'shell'],
  ],
  unitsPerPlay: 1,
  wins: [],
  features: [{ kind: 'hold-and-spin', symbol: 'coin', countMin: 2, respins: 1, empty: 3, coins: { coin: 2, 'coin-x2': 1 } }],
  jackpots: {},
  capMultiple: 14,
}

const uncapped = { ...holdDefinition, capMultiple: 1_000 }

const COINS = [
  ['coin', 'coin'],
  ['coin', 'shell'],
]
const THREE = [
  [0, 0],
  [0, 1],
  [1, 0],
]
const at = (cell: readonly [number, number]) => ({ cell, amount: 100 })

const round = (definition: SlotDefinition, draws: readonly number[]) => play(definition, scriptedStream(draws), { amount: 100 })

function told(events: readonly RoundEvent[]): string[] {
  return events.map((event) => {
    if (event.type === 'linkSpin') return `linkSpin ${event.landed.length}, ${event.left} left`
    if (event.type === 'win') return `win ${event.kind}${event.tier ? ` ${event.tier}` : ''} ${event.amount}`
    if (event.type === 'roundEnd') return `roundEnd ${event.payout}`
    return 'amount' in event ? `${event.type} ${event.amount}` : event.type
  })
}

/** Units won, computed on cell names; only the stream is shared with the mechanic. */
function plainly(definition: SlotDefinition, stream: Stream): number {
  const rule = definition.features[0] as HoldAndSpinRule
  const stops = definition.reels.map((reel) => stream.uint(reel.length, ''))
  const places = definition.reels.flatMap((reel, i) => [0, 1].map((row) => reel[(stops[i]! + row) % reel.length]!))
  const look = (symbol: string): SymbolValue | null => {
    const values = definition.symbols.find(({ id }) => id === symbol)!.values
    if (!values) return null
    const lots = values.flatMap((value) => Array.from({ length: value.weight }, () => value))
    return values.length === 1 ? values[0]! : lots[stream.uint(lots.length, '')]!
  }
  const carried = places.map(look)
  const gems = places[0] === 'gem' && places[2] === 'gem' && definition.id === 'hold' ? 3 : 0
  const isCoin = (): number => carried.filter(Boolean).length
  if (isCoin() < rule.countMin) return gems
  for (let left = rule.respins; left > 0 && isCoin() < 4;) {
    const before = isCoin()
    for (const [place, value] of [...carried].entries()) {
      if (value) continue
      const lots = [...Array.from({ length: rule.empty }, () => ''), ...coinLots(definition, rule)]
      const shown = lots[stream.uint(lots.length, '')]!
      if (shown) carried[place] = look(shown)
    }
    left = isCoin() > before ? rule.respins : left - 1
  }
  let units = isCoin() === 4 && rule.fullGrid ? definition.jackpots![rule.fullGrid]! : 0
  let multiplier = 1
  for (const value of carried) {
    if (value && 'units' in value) units += value.units
    if (value && 'jackpot' in value) units += definition.jackpots![value.jackpot]!
    if (value && 'multiplier' in value) multiplier *= value.multiplier
  }
  return Math.min(gems + units * multiplier, definition.capMultiple * definition.unitsPerPlay)
}

const coinLots = ({ symbols }: SlotDefinition, { coins }: HoldAndSpinRule): string[] =>
  symbols.flatMap(({ id }) => Array.from({ length: coins[id] ?? 0 }, () => id))
