import { expect, test } from 'vitest'
import { z } from 'zod'
import { NONE_WAITING, waitingDraws } from './waiting-draws.ts'

const waiting = waitingDraws({ tables: 4, open: 3, shut: 2 })
const three = {
  ...NONE_WAITING,
  open: [
    [1, 1],
    [2, 2],
    [3, 1],
  ] as [number, number][],
}

test('of more than may wait, the oldest is too many', () => {
  expect(waiting.add(NONE_WAITING, [1, 1])).toEqual({ change: { open: [[1, 1]] }, over: [] })
  expect(waiting.add(three, [4, 2])).toEqual({
    change: {
      open: [
        [2, 2],
        [3, 1],
        [4, 2],
      ],
    },
    over: [[1, 1]],
  })
})

test('a purchase’s draw is taken back once, and given back as the last', () => {
  const taken = waiting.shut(three, 2)!
  expect(taken).toEqual({
    open: [
      [1, 1],
      [3, 1],
    ],
    shut: [[2, 2]],
  })
  expect(waiting.shut(taken, 2)).toBeUndefined()
  const back = waiting.reopen(taken, 2)
  expect(back).toEqual({
    open: [
      [1, 1],
      [3, 1],
      [2, 2],
    ],
    shut: [],
  })
  expect(waiting.reopen(back!, 2)).toBeUndefined()
})

test('a draw does not come back where no more can wait, and only the latest are remembered', () => {
  expect(waiting.reopen({ ...three, shut: [[9, 1]] }, 9)).toBeUndefined()
  const all = [1, 2, 3].reduce((cell, nth) => waiting.shut(cell, nth)!, three)
  expect(all).toEqual({
    open: [],
    shut: [
      [2, 2],
      [3, 1],
    ],
  })
})

test('a cell holds no more than it is declared for', () => {
  const cell = z.object(waiting.fields)
  expect(cell.safeParse(three).success).toBe(true)
  expect(cell.safeParse({ ...three, open: [...three.open, [4, 1]] }).success).toBe(false)
  expect(cell.safeParse({ ...three, open: [[1, 5]] }).success).toBe(false)
})
