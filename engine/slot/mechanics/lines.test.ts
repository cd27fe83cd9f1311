import { expect, it } from 'vitest'
import type { LinesRule, SlotDefinition } from '../definition.ts'
import { layoutOf } from '../layout.ts'
import { summingDefinition } from '../testing/wild-definitions.ts'
import { linesEvaluator } from './lines.ts'

const RULE: LinesRule = {
  kind: 'lines',
  lines: [
    [0, 0, 0, 0],
    [1, 1, 1, 1],
  ],
  pays: { wild: { 3: 30, 4: 90 }, seven: { 2: 2, 3: 10, 4: 50 }, plum: { 3: 5, 4: 20 } },
  fullGridMultiplier: 3,
}

it.each([
  ['equal symbols from the left', 'plum plum plum seven', [['plum', 3, 5]]],
  ['nothing for a gap', 'plum seven plum plum', []],
  ['nothing for a run that starts late', 'star plum plum plum', []],
  ['a wild inside a run', 'plum wild plum star', [['plum', 3, 5]]],
  ['wilds that lead a run', 'wild wild plum star', [['plum', 3, 5]]],
  ['the wilds alone where these pay more', 'wild wild wild plum', [['wild', 3, 30]]],
  ['the run with wilds where that pays more', 'wild wild wild seven', [['seven', 4, 50]]],
  ['a full line of wilds', 'wild wild wild wild', [['wild', 4, 90]]],
  ['a run cut by a scatter', 'seven wild scatter wild', [['seven', 2, 2]]],
  ['no scatter as a symbol of a line', 'scatter scatter scatter scatter', []],
] as const)('finds %s', (_, topRow, expected) => {
  const wins = evaluate(topRow, 'star plum seven star')
  expect(wins.map(({ symbol, count, units }) => [symbol, count, units])).toEqual(expected)
})

it('pays each line separately and names its cells', () => {
  expect(evaluate('plum plum plum star', 'seven seven star seven')).toEqual([
    {
      kind: 'line',
      symbol: 'plum',
      count: 3,
      line: 0,
      units: 5,
      cells: [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
    },
    {
      kind: 'line',
      symbol: 'seven',
      count: 2,
      line: 1,
      units: 2,
      cells: [
        [0, 1],
        [1, 1],
      ],
    },
  ])
})

it.each([
  ['plain symbols and wilds', 'plum wild plum plum', 'plum plum wild plum', [60, 60]],
  ['wilds alone', 'wild wild wild wild', 'wild wild wild wild', [270, 270]],
])('multiplies the lines of a grid full of %s', (_, top, bottom, units) => {
  expect(evaluate(top, bottom).map((win) => win.units)).toEqual(units)
})

it.each([
  [
    'each side by itself',
    'plum plum plum seven',
    'star seven seven seven',
    [
      [0, 'plum', 3, false],
      [1, 'seven', 3, true],
    ],
  ],
  ['a wild for both sides', 'seven seven wild plum', 'star star star star', [[0, 'seven', 3, false]]],
  ['runs that share a wild', 'seven wild wild seven', 'plum star plum plum', [[0, 'seven', 4, false]]],
  ['a full line once', 'plum plum plum plum', 'star star star star', [[0, 'plum', 4, false]]],
] as const)('reads both ways: %s', (_, top, bottom, expected) => {
  const wins = evaluate(top, bottom, { ...RULE, direction: 'both' })
  expect(wins.map(({ line, symbol, count, isFromRight = false }) => [line, symbol, count, isFromRight])).toEqual(expected)
})

it('names the cells of a run from the right, the rightmost first', () => {
  const [win] = evaluate('star plum plum plum', 'star star star star', { ...RULE, direction: 'both' })
  expect(win).toMatchObject({
    isFromRight: true,
    cells: [
      [3, 0],
      [2, 0],
      [1, 0],
    ],
  })
})

function evaluate(top: string, bottom: string, rule = RULE) {
  const layout = layoutOf({
    rows: 2,
    symbols: [
      { id: 'wild', role: 'wild' },
      { id: 'scatter', role: 'scatter' },
      { id: 'seven', role: 'plain' },
      { id: 'plum', role: 'plain' },
      { id: 'star', role: 'plain' },
    ],
    reels: [[], [], [], []],
  } as unknown as SlotDefinition)
  const rows = [top.split(' '), bottom.split(' ')]
  const window = [0, 1, 2, 3].flatMap((reel) => rows.map((row) => layout.indexOf(row[reel]!)))
  return linesEvaluator(rule, layout)(window)
}

it.each([
  ['sum', 'gem wild-x2 wild-x3', ['gem', 3, 5, 50]],
  ['product', 'gem wild-x2 wild-x3', ['gem', 3, 6, 60]],
  ['sum', 'gem wild wild-x3', ['gem', 3, 3, 30]],
  ['sum', 'gem wild gem', ['gem', 3, undefined, 10]],
  ['product', 'gem wild-x3 shell', ['gem', 2, 3, 6]],
  // The wilds alone pay 4 times 6; the shells with them only 3 times 6.
  ['product', 'wild-x2 wild-x3 shell', ['wild', 2, 6, 24]],
] as const)('multiplies by the %s of the wilds in the win: %s', (wildMultipliers, line, expected) => {
  const rule: LinesRule = {
    kind: 'lines',
    lines: [[0, 0, 0]],
    pays: { wild: { 2: 4, 3: 20 }, gem: { 2: 2, 3: 10 }, shell: { 3: 3 } },
    wildMultipliers,
  }
  const layout = layoutOf({ ...summingDefinition, rows: 1 })
  const [win] = linesEvaluator(rule, layout)(line.split(' ').map(layout.indexOf))
  expect([win!.symbol, win!.count, win!.wildMultiplier, win!.units]).toEqual(expected)
})
