import { expect, it } from 'vitest'
import type { LinesRule, SlotDefinition } from '../definition.ts'
import { layoutOf } from '../layout.ts'
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

it('pays each line by itself and names its cells', () => {
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

function evaluate(top: string, bottom: string) {
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
  return linesEvaluator(RULE, layout)(window)
}
