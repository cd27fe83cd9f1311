import { expect, test } from 'vitest'
import { withProgress } from './progress.ts'

const task = (target: number, progress = 0) => ({ target, progress, isCompleted: progress === target })
const days = [
  { isCompleted: false, tasks: [task(2), task(1)] },
  { isCompleted: false, tasks: [task(5, 3), task(1)] },
]
const shown = (all: typeof days) => all.map(({ isCompleted, tasks }) => [isCompleted, ...tasks.map(({ progress }) => progress)])

test.each([
  [
    'advent',
    { from: 1, days: [[4]] },
    [
      [false, 0, 0],
      [false, 4, 0],
    ],
  ],
  [
    'season',
    { from: 1, days: [[4]] },
    [
      [true, 2, 1],
      [false, 4, 0],
    ],
  ],
  [
    'season',
    { from: 0, days: [[9, 1]] },
    [
      [true, 2, 1],
      [false, 3, 0],
    ],
  ],
  [
    'season',
    { from: 1, days: [[2, 1]] },
    [
      [true, 2, 1],
      [false, 3, 1],
    ],
  ],
  [
    'advent',
    { from: 2, days: [] },
    [
      [false, 0, 0],
      [false, 3, 0],
    ],
  ],
] as const)('%s with %o', (type, { from, days: counts }, expected) => {
  const progress = { from, days: counts.map((row) => [...row]) }
  expect(shown(withProgress(days, { type, ...progress }))).toEqual(expected)
})
