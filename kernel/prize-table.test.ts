import { expect, test } from 'vitest'
import { isWhole } from './prize-table.ts'

const rows = (...chances: number[]) => chances.map((chancePer100k) => ({ chancePer100k }))

test('the chances of a table are a whole if they add up to 100,000', () => {
  expect([isWhole(rows(60_000, 40_000)), isWhole(rows(99_999)), isWhole(rows(100_000, 1)), isWhole([])]).toEqual([
    true,
    false,
    false,
    false,
  ])
})
