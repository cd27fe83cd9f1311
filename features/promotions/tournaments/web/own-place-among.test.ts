import { expect, test } from 'vitest'
import { ownPlaceAmong } from './own-place-among.ts'

const board = (...points: number[]) => points.map((each, at) => ({ place: at + 1, name: null, avatar: null, points: each }))
const own = (place: number | null, points: number) => ({ roundsPlayed: 3, points, place })

test.each([
  ['is overtaken by more points', own(1, 10), board(40, 10), 2],
  ['moves up when a round above is reversed', own(2, 10), board(10, 4), 1],
  ['keeps the order among equals', own(2, 10), board(40, 10, 10), 2],
  ['keeps the later place among equals', own(3, 10), board(40, 10, 10), 3],
  ['stays below the shown places', own(31, 1), board(40, 30), 31],
  ['has no place before a score', own(null, 0), board(40), null],
])('the own place %s', (_, before, winners, place) => {
  expect(ownPlaceAmong(before, winners)).toEqual({ ...before, place })
})

test('a visitor without a standing gets none', () => expect(ownPlaceAmong(null, board(40))).toBeNull())
