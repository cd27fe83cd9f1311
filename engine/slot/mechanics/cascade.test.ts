import { describe, expect, it } from 'vitest'
import { slotGames } from '#games/all.ts'
import { play } from '../../play.ts'
import { sampleStream, scriptedStream } from '../../testing/streams.ts'
import { fraction, toExact } from '../../math-report/fraction.ts'
import { analyzeSlot } from '../analysis/analyze.ts'
import { unitsOf } from '../analysis/walk.ts'
import type { SlotDefinition } from '../definition.ts'
import { cascadingDefinition } from '../testing/cascade-definitions.ts'
import { seedOf } from '../../testing/fresh-seeds.node.ts'

const SEED = seedOf(404)
const games = [cascadingDefinition, ...slotGames.map(({ definition }) => definition).filter(({ cascade }) => cascade)]

describe.each(games.map((definition) => [definition.id, definition] as const))('cascades of %s', (_, definition) => {
  const amount = definition.betLevels.SweepStakes[0]!

  it(`win what a naive simulation of the strips wins (seeds from ${SEED})`, { timeout: 30_000 }, () => {
    for (let i = 0; i < 1_000; i++) {
      const { events, payout } = play(definition, sampleStream(SEED + i), { amount })
      const first = events.find((event) => event.type === 'reveal')!
      const naive = playNaively(definition, first.stops)
      expect(payout).toBe(Math.min((naive.units * amount) / definition.unitsPerPlay, amount * definition.capMultiple))
      if (payout === amount * definition.capMultiple) continue
      expect(events.flatMap((event) => (event.type === 'cascade' ? [event.grid] : []))).toEqual(naive.grids)
    }
  })
})

it('cascades are counted by length, as a naive simulation of every stop finds', () => {
  const { reels } = cascadingDefinition
  const stops = reels.reduce<number[][]>((all, strip) => all.flatMap((some) => strip.map((_, stop) => [...some, stop])), [[]])
  const depths = stops.map((each) => playNaively(cascadingDefinition, each).grids.length)
  const { cascadesMax = 0, cascadeRates = {} } = analyzeSlot(cascadingDefinition).modes[0]
  expect(cascadesMax).toBe(Math.max(...depths))
  expect(cascadesMax).toBeGreaterThan(1)
  const expected = Array.from({ length: cascadesMax }, (_, at) => [
    String(at + 1),
    toExact(fraction(BigInt(depths.filter((depth) => depth > at).length), BigInt(stops.length))),
  ])
  expect(cascadeRates).toEqual(Object.fromEntries(expected))
})

it('a cascade removes the winners, drops the symbols above, and brings in the strip above the stop at a higher multiplier', () => {
  const { events } = play(cascadingDefinition, scriptedStream([4, 5, 2]), { amount: 100 })
  // shell shell | plum shell | wild shell: the bottom line wins, then the top of the strips comes in.
  expect(events.slice(1, 5)).toEqual([
    {
      type: 'reveal',
      stops: [4, 5, 2],
      grid: [
        ['shell', 'shell'],
        ['plum', 'shell'],
        ['wild', 'shell'],
      ],
    },
    expect.objectContaining({ type: 'win', line: 1, symbol: 'shell', multiplier: 1, amount: 150 }),
    expect.objectContaining({ type: 'win', line: 2, symbol: 'shell', multiplier: 1, amount: 150 }),
    {
      type: 'cascade',
      removed: [
        [0, 0],
        [0, 1],
        [1, 1],
        [2, 0],
        [2, 1],
      ],
      grid: [
        ['shell', 'plum'],
        ['wild', 'plum'],
        ['plum', 'gem'],
      ],
    },
  ])
  expect(events[5]).toEqual({ type: 'multiplier', value: 2 })
})

it('stops rules that would cascade forever', () => {
  const endless = {
    ...cascadingDefinition,
    id: 'endless',
    reels: [
      ['gem', 'gem'],
      ['gem', 'gem'],
      ['gem', 'gem'],
    ],
    capMultiple: 1e6,
  }
  expect(() => play(endless, scriptedStream([0, 0, 0]), { amount: 100 })).toThrow('goes on past 20 cascades')
})

/** Reels as endless columns of names, upwards from the lowest row in view; winning symbols are removed. */
function playNaively(definition: SlotDefinition, stops: readonly number[]): { units: number; grids: string[][][] } {
  const { rows, reels, cascade } = definition
  const columns = reels.map((reel, index) => upwards(reel, stops[index]! + rows - 1))
  const grids: string[][][] = []
  for (let units = 0, step = 0; ; step++) {
    const grid = columns.map((column) => column.slice(0, rows).toReversed())
    if (step > 0) grids.push(grid)
    const won = unitsOf(definition, grid)
    if (won === 0) return { units, grids }
    units += won * (cascade!.multipliers[step] ?? cascade!.multipliers.at(-1)!)
    for (const [reel, row] of struck(definition, grid)) columns[reel]![rows - 1 - row] = ''
    columns.forEach((column, reel) => (columns[reel] = column.filter((name) => name !== '')))
  }
}

const upwards = (reel: readonly string[], from: number): string[] =>
  Array.from({ length: 40 * reel.length }, (_, up) => reel[(((from - up) % reel.length) + reel.length) % reel.length]!)

/** The cells of lines whose symbols, from the left, pay for this count. */
function struck(definition: SlotDefinition, grid: readonly (readonly string[])[]): [number, number][] {
  return definition.wins.flatMap((rule) => {
    if (rule.kind !== 'lines') return []
    return rule.lines.flatMap((line) => {
      const shown = line.map((row, reel) => grid[reel]![row]!)
      const end = shown.findIndex((name) => name !== shown[0] && name !== 'wild')
      const run = end === -1 ? shown.length : end
      return rule.pays[shown[0]!]?.[run] ? line.slice(0, run).map((row, reel): [number, number] => [reel, row]) : []
    })
  })
}
